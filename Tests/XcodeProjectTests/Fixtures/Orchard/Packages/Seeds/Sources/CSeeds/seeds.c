#include "CSeeds.h"
#include "row.h"

int seeds_in_packet(void) { return SEEDS_IN_ROW * ROWS; }
