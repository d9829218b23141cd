/** The values of wp-config.php for a database. */
export interface Connection {
	name: string;
	user: string;
	password: string;
	host: string;
}

/** Where a site keeps its data. */
export interface DatabaseServer {
	connection: Connection;
	/** Makes it ready to answer. */
	start: () => Promise< void >;
	/** Keeps the present state beside it. */
	snapshot: () => Promise< void >;
	/** Goes back to the kept state. */
	restore: () => Promise< void >;
	stop: () => Promise< void >;
}
