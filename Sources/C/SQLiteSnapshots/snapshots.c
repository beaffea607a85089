#include "SQLiteSnapshots.h"

#include <stddef.h>

static const int error = 1; // SQLITE_ERROR

int sqlite3_snapshot_get(struct sqlite3 *database, const char *schema, struct sqlite3_snapshot **snapshot) {
    (void)database, (void)schema;
    if (snapshot) *snapshot = NULL;
    return error;
}

int sqlite3_snapshot_open(struct sqlite3 *database, const char *schema, struct sqlite3_snapshot *snapshot) {
    (void)database, (void)schema, (void)snapshot;
    return error;
}

void sqlite3_snapshot_free(struct sqlite3_snapshot *snapshot) { (void)snapshot; }

int sqlite3_snapshot_cmp(struct sqlite3_snapshot *first, struct sqlite3_snapshot *second) {
    return first == second ? 0 : first < second ? -1 : 1;
}

int sqlite3_snapshot_recover(struct sqlite3 *database, const char *schema) {
    (void)database, (void)schema;
    return error;
}
