/** Database values of wp-config.php. */
export interface Connection {
	name: string;
	user: string;
	password: string;
	host: string;
}

/** The database of a site. */
export interface DatabaseServer {
	connection: Connection;
	/** Starts it, and waits until it accepts queries. */
	start: () => Promise< void >;
	/** Saves the current state. */
	snapshot: () => Promise< void >;
	/** Restores the saved state. */
	restore: () => Promise< void >;
	stop: () => Promise< void >;
}
