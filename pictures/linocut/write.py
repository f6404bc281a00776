"""From a print to a small file: refit the contours with few cubics (Schneider), whole numbers, relative commands."""

from __future__ import annotations

import math

from pictures.linocut.plates import SHEET, Print
from pictures.linocut.shapes import H, Shape, W, _area, _contours, _corners, _dense, _unit


def _fit(p, t1, t2, tol, out):
    """Schneider's least-squares cubic through dense points."""
    n = len(p)
    if n == 2:
        out.append((p[0], None, None, p[1]))
        return
    # straight enough?
    (x0, y0), (x1, y1) = p[0], p[-1]
    l = math.dist(p[0], p[-1])
    if l > 0 and max(abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / l for x, y in p) < tol * 0.5:
        out.append((p[0], None, None, p[-1]))
        return
    u = [0.0]
    for i in range(1, n):
        u.append(u[-1] + math.dist(p[i], p[i - 1]))
    u = [v / u[-1] for v in u]
    best = None
    for _ in range(5):
        c = _bez(p, u, t1, t2)
        err, split = 0.0, n // 2
        for i in range(1, n - 1):
            q = _at(c, u[i])
            e = (q[0] - p[i][0]) ** 2 + (q[1] - p[i][1]) ** 2
            if e > err:
                err, split = e, i
        best = c, err, split
        if err < tol * tol:
            out.append(c)
            return
        if err > (tol * 6) ** 2:
            break
        u = [_newton(c, p[i], u[i]) for i in range(n)]
    split = min(max(best[2], 1), n - 2)
    t = _slope(p, split)
    _fit(p[: split + 1], t1, t, tol, out)
    _fit(p[split:], (-t[0], -t[1]), t2, tol, out)


def _slope(p, i, reach=5.0):
    """Backward tangent at a point of a smooth run, from neighbours a few units away on each side."""
    a, b = i - 1, i + 1
    while a > 0 and math.dist(p[a], p[i]) < reach:
        a -= 1
    while b < len(p) - 1 and math.dist(p[b], p[i]) < reach:
        b += 1
    la, lb = math.dist(p[a], p[i]) or 1, math.dist(p[b], p[i]) or 1
    return _unit((p[a][0] - p[i][0]) / la * lb + (p[i][0] - p[b][0]) / lb * la,
                 (p[a][1] - p[i][1]) / la * lb + (p[i][1] - p[b][1]) / lb * la)


def _bez(p, u, t1, t2):
    p0, p3 = p[0], p[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for q, t in zip(p, u):
        s = 1 - t
        b0, b1, b2, b3 = s**3, 3 * t * s * s, 3 * t * t * s, t**3
        a1 = (t1[0] * b1, t1[1] * b1)
        a2 = (t2[0] * b2, t2[1] * b2)
        c00 += a1[0] ** 2 + a1[1] ** 2
        c01 += a1[0] * a2[0] + a1[1] * a2[1]
        c11 += a2[0] ** 2 + a2[1] ** 2
        r = (q[0] - p0[0] * (b0 + b1) - p3[0] * (b2 + b3), q[1] - p0[1] * (b0 + b1) - p3[1] * (b2 + b3))
        x0 += a1[0] * r[0] + a1[1] * r[1]
        x1 += a2[0] * r[0] + a2[1] * r[1]
    det = c00 * c11 - c01 * c01
    l = math.dist(p0, p3)
    if abs(det) > 1e-9:
        k1, k2 = (x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det
    else:
        k1 = k2 = l / 3
    if k1 < 1e-3 * l or k2 < 1e-3 * l or k1 > 3 * l or k2 > 3 * l:
        k1 = k2 = l / 3
    return p0, (p0[0] + t1[0] * k1, p0[1] + t1[1] * k1), (p3[0] + t2[0] * k2, p3[1] + t2[1] * k2), p3


def _at(c, t):
    u = 1 - t
    return tuple(u**3 * c[0][j] + 3 * u * u * t * c[1][j] + 3 * u * t * t * c[2][j] + t**3 * c[3][j] for j in (0, 1))


def _newton(c, p, t):
    q = _at(c, t)
    u = 1 - t
    d1 = [3 * u * u * (c[1][j] - c[0][j]) + 6 * u * t * (c[2][j] - c[1][j]) + 3 * t * t * (c[3][j] - c[2][j]) for j in (0, 1)]
    d2 = [6 * u * (c[2][j] - 2 * c[1][j] + c[0][j]) + 6 * t * (c[3][j] - 2 * c[2][j] + c[1][j]) for j in (0, 1)]
    e = (q[0] - p[0], q[1] - p[1])
    num = e[0] * d1[0] + e[1] * d1[1]
    den = d1[0] ** 2 + d1[1] ** 2 + e[0] * d2[0] + e[1] * d2[1]
    return min(1.0, max(0.0, t - num / den)) if abs(den) > 1e-9 else t


def _tangent(p, i, j):
    """Direction from p[i] looking towards p[j], over a few points."""
    k = i + (2 if j > i else -2)
    k = min(max(k, 0), len(p) - 1)
    return _unit(p[k][0] - p[i][0], p[k][1] - p[i][1])


def _circle(p):
    """("circle", x, y, r) if the points lie on one."""
    x0, x1 = min(q[0] for q in p), max(q[0] for q in p)
    y0, y1 = min(q[1] for q in p), max(q[1] for q in p)
    x, y, r = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0 + y1 - y0) / 4
    if len(p) > 7 and all(abs(math.dist(q, (x, y)) - r) < 0.3 + r * 0.004 for q in p):
        return "circle", x, y, r
    return None


def refit(shape: Shape, tol=0.7, crumbs=14.0):
    """Contours as few cubics and lines as the tolerance allows; crumbs are thrown away."""
    out = []
    for segs in _contours(shape.path):
        p, stops = _dense(segs)
        if len(p) < 3 or abs(_area(p)) < crumbs:
            continue
        ring = _circle(p)
        if ring:
            out.append([ring])
            continue
        cs = sorted(set(_corners(p)) | stops)
        if not cs:
            cs = [0]
            p = p + [p[0]]
            # closed smooth loop: the same tangent at both ends, and a cut in the middle
            t = _unit(p[1][0] - p[-2][0], p[1][1] - p[-2][1])
            m = len(p) // 2
            tm = _unit(p[m + 1][0] - p[m - 1][0], p[m + 1][1] - p[m - 1][1])
            c: list = []
            _fit(p[: m + 1], t, (-tm[0], -tm[1]), tol, c)
            _fit(p[m:], tm, (-t[0], -t[1]), tol, c)
            out.append(c)
            continue
        p = p[cs[0]:] + p[: cs[0]]
        cs = [k - cs[0] for k in cs] + [len(p)]
        p = p + [p[0]]
        c = []
        spans = [p[a : b + 1] for a, b in zip(cs, cs[1:])]
        for k, q in enumerate(spans):
            if len(q) == 2:
                c.append((q[0], None, None, q[1]))
                continue
            t1, t2 = _tangent(q, 0, 1), _tangent(q, len(q) - 1, 0)
            before, after = spans[k - 1], spans[(k + 1) % len(spans)]
            if len(before) == 2:
                t = _unit(before[1][0] - before[0][0], before[1][1] - before[0][1])
                t1 = t if t[0] * t1[0] + t[1] * t1[1] > 0.82 else t1
            if len(after) == 2:
                t = _unit(after[0][0] - after[1][0], after[0][1] - after[1][1])
                t2 = t if t[0] * t2[0] + t[1] * t2[1] > 0.82 else t2
            _fit(q, t1, t2, tol, c)
        out.append(c)
    return out


def _num(values):
    s = ""
    for v in values:
        t = str(v)
        s += t if (not s or t[0] == "-") else " " + t
    return s


FINE = 2  # the file's units per drawing unit: whole numbers of half a unit


def path_data(shape: Shape, tol=0.7) -> str:
    """Whole-number relative path data."""
    out = []
    for contour in refit(shape, tol):
        if contour[0][0] == "circle":
            _, x, y, k = contour[0]
            k = round(k * FINE)
            a = f"a{k} {k} 0 1 0"
            out.append(f"M{_num((round(x * FINE) - k, round(y * FINE)))}{a} {2 * k} 0{a}-{2 * k} 0z")
            continue
        r = lambda q: (round(q[0] * FINE), round(q[1] * FINE))
        start = r(contour[0][0])
        cur = start
        d = [f"M{_num(start)}"]
        prev, pc2 = "", None
        for a, c1, c2, b in contour:
            e = r(b)
            if c1 is None:
                if e == cur:
                    continue
                if e == start and (a, c1, c2, b) == contour[-1]:
                    continue
                dx, dy = e[0] - cur[0], e[1] - cur[1]
                if dy == 0:
                    cmd, v = "h", [dx]
                elif dx == 0:
                    cmd, v = "v", [dy]
                else:
                    cmd, v = "l", [dx, dy]
                pc2 = None
            else:
                k1, k2 = r(c1), r(c2)
                if e == cur and k1 == cur and k2 == cur:
                    continue
                mirror = (2 * cur[0] - pc2[0], 2 * cur[1] - pc2[1]) if pc2 else cur
                if abs(mirror[0] - k1[0]) + abs(mirror[1] - k1[1]) <= FINE and pc2:
                    cmd, v = "s", [k2[0] - cur[0], k2[1] - cur[1], e[0] - cur[0], e[1] - cur[1]]
                else:
                    cmd, v = "c", [k1[0] - cur[0], k1[1] - cur[1], k2[0] - cur[0], k2[1] - cur[1], e[0] - cur[0], e[1] - cur[1]]
                pc2 = k2
            t = _num(v)
            d.append((cmd if cmd != prev else ("" if t[0] == "-" else " ")) + t)
            prev = cmd
            cur = e
        if len(d) > 2:
            out.append("".join(d) + "z")
    return "".join(out)


def svg(p: Print, nouns=(), tol=0.7) -> str:
    """The file: ink in currentColor, tone as a thin wash of the same ink (class t, so that a style may recolour it)."""
    tone = path_data(p.tone & SHEET, tol) if p.tone else ""
    data = f' data-nouns="{",".join(nouns)}"' if nouns else ""
    wash = f'<path class="t" opacity=".2" d="{tone}"/>' if tone else ""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W * FINE} {H * FINE}" fill="currentColor" fill-rule="evenodd"{data}>'
            f'{wash}<path d="{path_data(p.ink & SHEET, tol)}"/></svg>')
