import type { AttributionSettings } from './attribution';

/** Consent settings of the site. @see spec 3.16, 5.14 */
export interface ConsentSettings {
	/** `optin`, `optout` or a variant; empty: consent is not managed. */
	type: string;
	/** Prefix of the cookies, followed by the category. */
	prefix: string;
	/** Lifetime of a choice in days. */
	days: number;
	/** Whether another plugin provides the WP Consent API. */
	elsewhere: boolean;
}

/** Settings of the consent script, the same for every visitor. */
export interface VisitSettings {
	consent: ConsentSettings;
	/** URL of the scripts, with a trailing slash. */
	build?: string;
	/** Absent: order attribution is disabled. */
	attribution?: AttributionSettings & {
		/** Consent category. */
		category: string;
		/** Prefix of the input names. @see spec 3.15 */
		prefix: string;
		/** Name of the checkout block's extension data. @see spec 7.18 */
		extension: string;
		/** Fields and the places of their values, if changed by the shop. */
		fields?: Record< string, string >;
		/** Whether nothing is recorded until a script allows it. */
		withheld?: boolean;
		/** Name and parameters of the global for other scripts. */
		api?: { name: string; params: Record< string, unknown > };
	};
	/** Other scripts that need consent; absent: none. */
	parts?: {
		/** Consent category. */
		category: string;
		/** URL of a script module of the type `VisitPart`. */
		script: string;
		/** Passed to the script. */
		settings: Record< string, unknown >;
	}[];
}

/** A script that runs while it has the visitor's consent. */
export interface VisitPart {
	/** Starts it and returns a function that stops it. */
	start: ( settings: Record< string, unknown > ) => () => void;
}
