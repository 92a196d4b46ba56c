#include <stddef.h>
#include <stdint.h>

// The compiler links libFuzzer where it sanitizes for fuzzing, and brings no header for it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*input)(const uint8_t *bytes, size_t count));
