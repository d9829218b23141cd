import type { PlaygroundPhp } from './server/playground';

/** Database type of a site. */
export type Database = 'sqlite' | 'mysql';

/** Commerce engine: this plugin's own, or another plugin's. */
export type Commerce = 'builtin' | 'woocommerce' | 'downloads';

export interface SiteOptions {
	/** Folder name below .cache/sites. */
	name: string;
	/** SQLite by default. */
	db?: Database;
	/** MariaDB's buffer pool in megabytes; 64 by default, enough for a small shop. */
	memory?: number;
	/** Port on 127.0.0.1; a free one from 8800 to 8899 by default. */
	port?: number;
	/** Whether to add the sample shop; `demo` adds what a shop has after a year as well. */
	seed?: boolean | 'demo';
	/**
	 * Name of another site to copy the state of instead of installing. It must
	 * be complete, stopped and on the same database.
	 */
	copyOf?: string;
	/** Discard the state of an earlier run. */
	fresh?: boolean;
	/** Remove the site's folder when it stops. */
	temporary?: boolean;
	/**
	 * Whether no file of WordPress or plugins changes while the site runs,
	 * except what tests add to wp-content.
	 */
	settled?: boolean;
	/** Folder of this plugin; the project's by default, null for a site without it. */
	plugin?: string | null;
	/**
	 * The engine. Another plugin's folder is set by WOOCOMMERCE_DIR or EDD_DIR;
	 * otherwise its release is downloaded.
	 */
	commerce?: Commerce;
	/** Other engines that are active as well, as in a site with two shops. */
	beside?: Commerce[];
	/** Folders of more plugins to install and activate. */
	plugins?: string[];
	/** Name of a theme that comes with WordPress, or the folder of another; Twenty Twenty-Five by default. */
	theme?: string;
	/**
	 * A multisite network in subdirectories with the plugin network-activated;
	 * rebuilt on each start, since its URLs are in the database.
	 */
	network?: boolean;
	/** Use WordPress Playground's PHP instead of the machine's own, and optionally which version. */
	playground?: boolean | PlaygroundPhp;
}

/** Options for running PHP in a site. */
export interface PhpOptions {
	/** Value of $args in the code. */
	args?: unknown;
	/** ID of the current user; 1 is the administrator, 0 a guest. */
	user?: number;
}

/** An email that WordPress would have sent. */
export interface Mail {
	to: string | string[];
	subject: string;
	message: string;
	headers: string | string[];
}

/** A running site. */
export interface Site {
	name: string;
	/** URL without a trailing slash. */
	url: string;
	/** Folder of the site; www/ is served, private/ has the database, logs and mail. */
	dir: string;
	db: Database;
	/** For example "PHP 8.2.33". */
	php_version: string;
	/**
	 * Runs PHP in the site, with WordPress loaded.
	 *
	 * @param code    PHP code without its opening tag, or the path of a .php file.
	 * @param options Its arguments and user.
	 * @return Its output.
	 * @throws Error With PHP's message when it fails.
	 */
	php: ( code: string, options?: PhpOptions ) => Promise< string >;
	/** Saves the current state for reset(). */
	snapshot: () => Promise< void >;
	/** Restores the last snapshot: database, mail and log. */
	reset: () => Promise< void >;
	/** Emails since the last reset, oldest first. */
	mails: () => Mail[];
	/** PHP's error log since the last reset. */
	debugLog: () => string;
	/** Stops the site's processes. */
	stop: () => Promise< void >;
}
