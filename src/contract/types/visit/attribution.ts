/** The stored parts of a visitor's history. */
export type Kept =
	| 'current'
	| 'current_add'
	| 'first'
	| 'first_add'
	| 'session'
	| 'udata'
	| 'promo'
	| 'migrations';

/** Cookies of previous pages, decoded once; absent: never set, or expired. */
export type Stored = Readonly< Partial< Record< Kept, string > > >;

/** A page view. */
export interface Landing {
	/** The page's URL. */
	href: string;
	/** URL of the previous page; empty: none, or unknown. */
	referrer: string;
	/** The browser's user agent. */
	agent: string;
	/** Milliseconds since the epoch. */
	at: number;
}

/** @see spec 3.15, 9.11 */
export interface AttributionSettings {
	/**
	 * The shop's domain without `www.`: its pages and those of subdomains are
	 * not referrers.
	 */
	domain: string;
	/** Lifetime of a source in minutes. */
	lifetime: number;
	/** Minutes without a page view after which a session ends. */
	session: number;
	/**
	 * Parameters used instead of `utm_campaign`, `utm_term` and `utm_content`;
	 * empty: none.
	 */
	parameters: { campaign: string; term: string; content: string };
	/** Source and medium of direct visits. */
	typein: { source: string; medium: string };
	/** Range of promo codes; null: disabled. */
	promo: { min: number; max: number } | null;
}

/** A cookie to set. */
export interface Keep {
	what: Kept;
	value: string;
	minutes: number;
}
