import type { AttributionSettings } from '../../../../src/contract/types';
import type { Reason } from './reasons';

/** A page view. */
export interface Step {
	/** Path, query and fragment. */
	at: string;
	/** Referrer; empty: none. */
	from?: string;
	host?: string;
	/** Whether the previous session has expired. */
	later?: boolean;
	/** Cookies of other scripts: values by name. */
	left?: Record< string, string >;
}

/** Configuration of a shop, as options of the library. */
export interface Setup {
	lifetime?: number;
	session_length?: number;
	campaign_param?: string;
	promocode?: true | { min: number; max: number };
	typein_attributes?: { source: string; medium: string };
	domain?: string;
}

/** The page views of a visitor. */
export interface History {
	name: string;
	group: string;
	steps: readonly Step[];
	setup?: Setup;
	/** Names of parameters that the library does not support. */
	own?: { term?: string; content?: string };
	/** Reasons why cookies differ. */
	because?: readonly Reason[];
}

export const SHOP = 'shop.test';

/** The same configuration as our settings. */
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
