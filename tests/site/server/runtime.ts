import type { Outcome } from '../tools/exec';

/** A PHP job in a site, run by tests/site/wordpress/run.php. */
export interface Job {
	/** Path of a PHP file below the project or the site. */
	file: string;
	/** Value of $args in the file. */
	args: unknown;
	/** Whether to load WordPress first. */
	load: boolean;
	/** ID of the current user. */
	user: number;
}

/** Runs a site's PHP. */
export interface Runtime {
	/** For example "PHP 8.2.33". */
	version: string;
	/** Starts serving the site. */
	start: ( port: number ) => Promise< void >;
	/** Runs a job to its end. */
	run: ( job: Job ) => Promise< Outcome >;
	stop: () => Promise< void >;
}
