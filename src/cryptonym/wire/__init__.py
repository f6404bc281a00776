"""What goes over the network, by author: FromClient and ToClient."""
