import type { AttributionSettings } from '../../../../src/contract/types';
import type { Reason } from './reasons';

/** A page that the visitor comes to. */
export interface Step {
	/** Path, query and fragment. */
	at: string;
	/** The page before; empty: none. */
	from?: string;
	host?: string;
	/** Whether the session before it is over. */
	later?: boolean;
	/** Cookies that some other script has left: name to value. */
	left?: Record< string, string >;
}

/** How a shop is set up, in the library's words. */
export interface Setup {
	lifetime?: number;
	session_length?: number;
	campaign_param?: string;
	promocode?: true | { min: number; max: number };
	typein_attributes?: { source: string; medium: string };
	domain?: string;
}

/** What one visitor does. */
export interface History {
	name: string;
	group: string;
	steps: readonly Step[];
	setup?: Setup;
	/** Parameters that the library does not know. */
	own?: { term?: string; content?: string };
	/** Why cookies differ. */
	because?: readonly Reason[];
}

export const SHOP = 'shop.test';

/** The same set-up in our words. */
export const settingsOf = (
	{ setup = {}, own = {} }: History,
	host: string
): AttributionSettings => ( {
	domain: setup.domain ?? host.replace( 'www.', '' ),
	lifetime: ( setup.lifetime ?? 6 ) * 43_200,
	session: setup.session_length ?? 30,
	parameters: {
		campaign: setup.campaign_param ?? '',
		term: own.term ?? '',
		content: own.content ?? '',
	},
	typein: setup.typein_attributes ?? {
		source: '(direct)',
		medium: '(none)',
	},
	promo:
		setup.promocode === true
			? { min: 100_000, max: 999_999 }
			: setup.promocode ?? null,
} );
