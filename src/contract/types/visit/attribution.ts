/** What of a visitor's history is kept, by what holds it. */
export type Kept =
	| 'current'
	| 'current_add'
	| 'first'
	| 'first_add'
	| 'session'
	| 'udata'
	| 'promo'
	| 'migrations';

/** Cookies of earlier pages, decoded once; what is not there was never set, or is over. */
export type Stored = Readonly< Partial< Record< Kept, string > > >;

/** A page as it was when the visitor came to it. */
export interface Landing {
	/** Its address. */
	href: string;
	/** The page before; empty: none, or not told. */
	referrer: string;
	/** The browser, by its own word. */
	agent: string;
	/** Milliseconds since the epoch. */
	at: number;
}

/** @see spec 3.15, 9.11 */
export interface AttributionSettings {
	/** The shop's own domain, `www.` left out: pages of it and below it are no referrers. */
	domain: string;
	/** Minutes that a source is kept. */
	lifetime: number;
	/** Minutes without a page after which a session is over. */
	session: number;
	/** Parameters that stand in for `utm_campaign`, `utm_term` and `utm_content`; empty: none. */
	parameters: { campaign: string; term: string; content: string };
	/** Source and medium of visits that come from nowhere. */
	typein: { source: string; medium: string };
	/** Bounds of promo codes; null: visitors get none. */
	promo: { min: number; max: number } | null;
}

/** A cookie to set. */
export interface Keep {
	what: Kept;
	value: string;
	minutes: number;
}
