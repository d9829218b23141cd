import type { AttributionSettings } from './attribution';

/** How consent is asked for on this site. @see spec 3.16, 5.14 */
export interface ConsentSettings {
	/** `optin`, `optout` or a kind of them; empty: nobody asks. */
	type: string;
	/** Of the cookies, to which the category is added. */
	prefix: string;
	/** Days that a choice is kept. */
	days: number;
	/** Whether another plugin brings the functions of WordPress's Consent API. */
	elsewhere: boolean;
}

/** What every page says to the script that minds consent: the same for every visitor. */
export interface VisitSettings {
	consent: ConsentSettings;
	/** Where the scripts are; a slash at its end. */
	build?: string;
	/** Not there: orders' origins are not recorded. */
	attribution?: AttributionSettings & {
		/** Consent category. */
		category: string;
		/** Of the inputs' names. @see spec 3.15 */
		prefix: string;
		/** Of the extension data of a checkout block. @see spec 7.18 */
		extension: string;
		/** Fields to where their values are kept, where the shop has others. */
		fields?: Record< string, string >;
		/** Whether nothing is recorded before a script says so. */
		withheld?: boolean;
		/** The name under which other scripts know this, with what they find there. */
		api?: { name: string; params: Record< string, unknown > };
	};
	/** What else runs under consent: not there where nothing does. */
	parts?: {
		/** Consent category. */
		category: string;
		/** Address of a script module of the shape of `VisitPart`. */
		script: string;
		/** For the script. */
		settings: Record< string, unknown >;
	}[];
}

/** A script that runs as long as a visitor allows it. */
export interface VisitPart {
	/** Begins, and returns what ends it. */
	start: ( settings: Record< string, unknown > ) => () => void;
}
