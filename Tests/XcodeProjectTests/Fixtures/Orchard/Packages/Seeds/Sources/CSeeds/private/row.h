#define SEEDS_IN_ROW 7
