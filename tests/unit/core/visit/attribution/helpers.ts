import type {
	AttributionSettings,
	Keep,
	Kept,
	Landing,
	Stored,
} from '../../../../../src/contract/types';
import { recordVisit } from '../../../../../src/core/visit/attribution/visit';

export const SETTINGS: AttributionSettings = {
	domain: 'shop.test',
	lifetime: 259_200,
	session: 30,
	parameters: { campaign: '', term: '', content: '' },
	typein: { source: '(direct)', medium: '(none)' },
	promo: null,
};

export const landing = ( over: Partial< Landing > = {} ): Landing => ( {
	href: 'https://shop.test/',
	referrer: '',
	agent: 'Mozilla/5.0',
	at: Date.UTC( 2026, 10, 21, 9, 45, 38 ),
	...over,
} );

/** Stored cookies after some were set. */
export const after = (
	kept: readonly Keep[],
	stored: Stored = {}
): Stored => ( {
	...stored,
	...( Object.fromEntries(
		kept.map( ( { what, value } ) => [ what, value ] )
	) as Partial< Record< Kept, string > > ),
} );

/** Opens a page with a URL and a referrer. */
export const visit = (
	href: string,
	referrer = '',
	stored: Stored = {},
	settings: Partial< AttributionSettings > = {}
): Stored =>
	after(
		recordVisit( landing( { href, referrer } ), stored, {
			...SETTINGS,
			...settings,
		} ),
		stored
	);

/** The same without the session cookies, which have expired. */
export const later = ( stored: Stored ): Stored => {
	const { session: _over, ...rest } = stored;
	return rest;
};
