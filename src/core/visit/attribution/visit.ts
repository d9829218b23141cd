import contract from '../../../contract/contract.json';
import type {
	AttributionSettings,
	Keep,
	Landing,
	Stored,
} from '../../../contract/types';
import { pack, unpack } from './pack';
import { sourceOf } from './source';

const { keys, migrated } = contract.attribution;
const { attribution_missing: none } = contract.limits;

/** UTC time, such as `2026-11-21 09:45:38`. */
const moment = ( at: number ): string =>
	new Date( at ).toISOString().slice( 0, 19 ).replace( 'T', ' ' );

const count = ( value: string | undefined ): number =>
	parseInt( value ?? '', 10 ) || 1;

const promoCode = (
	{ min, max }: { min: number; max: number },
	random: number
): string =>
	`${ Math.floor( random * ( max - min + 1 ) ) + min }`.padStart(
		`${ max }`.length,
		'0'
	);

/**
 * Returns the values to store after a page view.
 *
 * @param landing  The page view.
 * @param stored   The stored values.
 * @param settings The shop's attribution settings.
 * @param random   Random number from 0 to 1 for the promo code.
 * @see spec 3.15, 4.16, 9.11
 */
export const recordVisit = (
	landing: Landing,
	stored: Stored,
	settings: AttributionSettings,
	random = Math.random()
): Keep[] => {
	const { lifetime, session, promo } = settings;
	const kept: Keep[] = [];
	const keep = ( what: Keep[ 'what' ], value: string, minutes = lifetime ) =>
		kept.push( { what, value, minutes } );

	const found = sourceOf(
		landing,
		settings,
		!! stored.session,
		!! stored.current
	);
	const current = found
		? pack( keys.map( ( key, place ) => [ key, found[ place ] ?? none ] ) )
		: stored.current ?? '';
	if ( found ) {
		const extra = pack( [
			[ 'fd', moment( landing.at ) ],
			[ 'ep', landing.href ],
			[ 'rf', landing.referrer || none ],
		] );
		keep( 'current_add', extra );
		if ( ! stored.first_add ) {
			keep( 'first_add', extra );
		}
	}
	keep( 'current', current );
	if ( ! stored.first ) {
		keep( 'first', current );
		if ( ! stored.migrations ) {
			// Tells Sourcebuster that its cookies have the latest format.
			keep( 'migrations', migrated );
		}
	}
	const visits = count( unpack( stored.udata ).vst );
	keep(
		'udata',
		pack( [
			[ 'vst', stored.udata && ! stored.session ? visits + 1 : visits ],
			// IP addresses are personal data and never stored.
			[ 'uip', none ],
			[ 'uag', landing.agent ],
		] )
	);
	const pages = stored.session
		? count( unpack( stored.session ).pgs ) + 1
		: 1;
	keep(
		'session',
		pack( [
			[ 'pgs', pages ],
			[ 'cpg', landing.href ],
		] ),
		session
	);
	if ( promo && ! stored.promo ) {
		keep( 'promo', `code=${ promoCode( promo, random ) }` );
	}
	return kept;
};
