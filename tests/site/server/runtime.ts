import type { Outcome } from '../tools/exec';

/** A piece of work for PHP in a site; the file runs by tests/site/wordpress/run.php. */
export interface Job {
	/** Path of a PHP file below the project or the site. */
	file: string;
	/** What it sees as $args. */
	args: unknown;
	/** Whether WordPress is loaded before. */
	load: boolean;
	/** The user it runs as. */
	user: number;
}

/** What runs a site's PHP. */
export interface Runtime {
	/** Such as "PHP 8.2.33". */
	version: string;
	/** Starts to serve the site. */
	start: ( port: number ) => Promise< void >;
	/** Runs one job to its end. */
	run: ( job: Job ) => Promise< Outcome >;
	stop: () => Promise< void >;
}
