/** SQL that puts the built-in entries into the table. Rows that are there already stay as editors left them. */
export declare function seedSql(): string;
