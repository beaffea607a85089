#define PK_ROW_TABLE pk_rows_baseline
#include "rows_body.h"
