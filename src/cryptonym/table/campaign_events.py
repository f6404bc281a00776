"""A campaign after what happened at its table, for the table itself and for clients."""

from msgspec.structs import replace

from cryptonym.table import events as ev
from cryptonym.table.campaign import Campaign, after_game

CampaignEvent = ev.CityChosen | ev.CityPlayed | ev.CampaignBrought


def campaign_after(campaign: Campaign, event: CampaignEvent) -> Campaign:
    """The campaign after one event: total, never refuses."""
    match event:
        case ev.CityChosen():
            return replace(campaign, city=event.city)
        case ev.CampaignBrought():
            return replace(campaign, opened=event.opened, results=event.results)
        case ev.CityPlayed():
            return after_game(
                campaign,
                event.city,
                won=event.won,
                found=event.found,
                tokens=event.tokens,
                opened=event.opens,
            )
