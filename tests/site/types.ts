import type { PlaygroundPhp } from './server/playground';

/** The kind of database a site keeps its data in. */
export type Database = 'sqlite' | 'mysql';

/** What sells: this plugin's own engine, or that of another plugin. */
export type Commerce = 'builtin' | 'woocommerce' | 'downloads';

export interface SiteOptions {
	/** Folder name below .cache/sites. */
	name: string;
	/** SQLite by default. */
	db?: Database;
	/** Megabytes that MariaDB keeps tables in; 64 by default, enough for a small shop. */
	memory?: number;
	/** Port on 127.0.0.1; a free one from 8800 to 8899 by default. */
	port?: number;
	/** Whether to fill in the sample shop; `demo`: with what a shop has after a year, too. */
	seed?: boolean | 'demo';
	/** Name of another site, sealed, stopped and on the same database, whose state to take over instead of installing. */
	copyOf?: string;
	/** Throw away what an earlier run left. */
	fresh?: boolean;
	/** Remove the site's folder when it stops. */
	temporary?: boolean;
	/** Whether no file of WordPress or of a plugin changes while it runs, but for what tests put into wp-content. */
	settled?: boolean;
	/** Folder of this plugin; the project's by default, null for a WordPress without it. */
	plugin?: string | null;
	/** The engine; the folder of another plugin's is named by WOOCOMMERCE_DIR or EDD_DIR, else its release is downloaded. */
	commerce?: Commerce;
	/** Engines that are active beside it, as in a site with two shops. */
	beside?: Commerce[];
	/** Folders of further plugins to put there and activate. */
	plugins?: string[];
	/** Name of a theme that comes with WordPress, or the folder of another; Twenty Twenty-Five by default. */
	theme?: string;
	/** A network of sites in folders, the plugin active on all of them; made anew each time, since it keeps its addresses in the database. */
	network?: boolean;
	/** Run on WordPress Playground's PHP instead of the machine's own, and on which version of it. */
	playground?: boolean | PlaygroundPhp;
}

/** How to run PHP in a site. */
export interface PhpOptions {
	/** What the code sees as $args. */
	args?: unknown;
	/** The user it runs as; 1 is the administrator, 0 nobody. */
	user?: number;
}

/** A mail that WordPress would have sent. */
export interface Mail {
	to: string | string[];
	subject: string;
	message: string;
	headers: string | string[];
}

/** A running site. */
export interface Site {
	name: string;
	/** Address without a slash at its end. */
	url: string;
	/** Folder of the site; www/ is served, private/ holds database, logs and mail. */
	dir: string;
	db: Database;
	/** What runs its PHP, such as "PHP 8.2.33". */
	php_version: string;
	/**
	 * Runs PHP in the site, with WordPress loaded.
	 *
	 * @param code    PHP code without its opening tag, or the path of a .php file.
	 * @param options Its arguments and its user.
	 * @return What it printed.
	 * @throws Error When it fails, with PHP's own words.
	 */
	php: ( code: string, options?: PhpOptions ) => Promise< string >;
	/** Keeps the present state as the one that reset() goes back to. */
	snapshot: () => Promise< void >;
	/** Goes back to the last snapshot: database, mail and log. */
	reset: () => Promise< void >;
	/** The mails since the last reset, oldest first. */
	mails: () => Mail[];
	/** What PHP complained about since the last reset. */
	debugLog: () => string;
	/** Stops what the site started. */
	stop: () => Promise< void >;
}
