/// Seeds in a packet.
int seeds_in_packet(void);
