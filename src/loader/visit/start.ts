import contract from '../../contract';
import type { Landing, VisitPart, VisitSettings } from '../../contract/types';
import { createConsent } from '../../transport/visit/consent';
import { forgetKept } from '../../transport/visit/forget';
import { onceOpened } from '../../transport/browser/opened';
import { forgetLanding, keepWhileLeaving } from '../../transport/visit/leave';
import { shareOrigins } from './share';
import { createSwitch } from './switch';

const { attribution_places } = contract.markers;

type PrintedPart = NonNullable< VisitSettings[ 'parts' ] >[ number ];

/** Records order attribution, with consent. */
const recordOrigins = (
	settings: NonNullable< VisitSettings[ 'attribution' ] >,
	landing: Landing
) => {
	let stay = () => {};
	return createSwitch( {
		load: () => {
			stay();
			stay = keepWhileLeaving( landing );
			return import(
				/* webpackChunkName: "attribution" */ '../../behaviours/visit/attribution'
			).then( ( { startAttribution } ) => () => {
				stay();
				return startAttribution( settings, landing );
			} );
		},
		clear: ( isOff ) => {
			stay();
			forgetLanding();
			forgetKept( settings.domain );
			if ( document.querySelector( attribution_places ) ) {
				import(
					/* webpackChunkName: "order-fields" */ '../../behaviours/visit/attribution/blank'
				).then( ( { blank } ) => {
					// Consent may be back by now, and the fields filled again.
					if ( isOff() ) {
						blank( settings );
					}
				}, reportError );
			}
		},
	} );
};

/** Runs a script of a module or another plugin, with consent. */
const run = ( { script, settings }: PrintedPart ) =>
	createSwitch( {
		load: () =>
			(
				import(
					/* webpackIgnore: true */ script
				) as Promise< VisitPart >
			 ).then(
				( { start } ) =>
					() =>
						start( settings )
			),
		clear: () => undefined,
	} );

/**
 * Follows consent and starts what it allows. Stores nothing itself; the landing
 * page's data are held in memory until consent.
 *
 * @param visit The page's settings.
 *
 * @see spec 3.16, 4.16
 */
export const startVisit = ( visit: VisitSettings ): void => {
	const landing = {
		href: window.location.href,
		referrer: document.referrer,
		agent: window.navigator.userAgent,
		at: 0,
	};
	// A visit of a prerendered page starts when it is opened.
	onceOpened( () => {
		landing.at = Date.now();
	} );
	const hear = createConsent( visit.consent );
	const { attribution, parts } = visit;
	if ( attribution ) {
		const record = recordOrigins( attribution, landing );
		hear(
			attribution.category,
			attribution.api ? shareOrigins( attribution, record ) : record
		);
	}
	parts?.forEach( ( part ) => hear( part.category, run( part ) ) );
};
