import contract from '../../contract';
import type { Landing, VisitSettings } from '../../contract/types';
import { createConsent } from '../../transport/visit/consent';
import { forgetKept } from '../../transport/visit/forget';
import { readVisitSettings } from '../../transport/visit/settings';
import { shareOrigins } from './share';
import { createSwitch } from './switch';

const { attribution_places } = contract.markers;

/** Records where visitors come from, under consent. */
const recordOrigins = (
	settings: NonNullable< VisitSettings[ 'attribution' ] >,
	landing: Landing
) =>
	createSwitch( {
		load: () =>
			import(
				/* webpackChunkName: "attribution" */ '../../behaviours/visit/attribution'
			).then(
				( { startAttribution } ) =>
					() =>
						startAttribution( settings, landing )
			),
		clear: () => {
			forgetKept( settings.domain );
			if ( document.querySelector( attribution_places ) ) {
				import(
					/* webpackChunkName: "order-fields" */ '../../behaviours/visit/attribution/blank'
				).then( ( { blank } ) => blank( settings ), reportError );
			}
		},
	} );

/** Counts what is looked at and bought, under consent. */
const count = ( settings: NonNullable< VisitSettings[ 'analytics' ] > ) =>
	createSwitch( {
		load: () =>
			import(
				/* webpackChunkName: "analytics" */ '../../behaviours/visit/analytics'
			).then(
				( { startAnalytics } ) =>
					() =>
						startAnalytics( settings )
			),
		clear: () => undefined,
	} );

/**
 * Minds consent, and brings what it allows. Keeps nothing by itself; what the
 * page was waits here for consent.
 *
 * @see spec 3.16, 4.16
 */
export const startVisit = (): void => {
	const visit = readVisitSettings();
	if ( ! visit ) {
		return;
	}
	const landing = {
		href: window.location.href,
		referrer: document.referrer,
		agent: window.navigator.userAgent,
		at: Date.now(),
	};
	const hear = createConsent( visit.consent );
	const { attribution, analytics } = visit;
	if ( attribution ) {
		const record = recordOrigins( attribution, landing );
		hear(
			attribution.category,
			attribution.api ? shareOrigins( attribution, record ) : record
		);
	}
	if ( analytics ) {
		hear( analytics.category, count( analytics ) );
	}
};
