import contract from '../../contract/contract.json';
import type { ConsentSettings, VisitSettings } from '../../contract/types';
import { readJson } from '../http/json';

type Attribution = NonNullable< VisitSettings[ 'attribution' ] >;

/** As the page says it: without what is taken for granted. */
type Printed = Omit< VisitSettings, 'attribution' | 'consent' > & {
	consent: Partial< ConsentSettings >;
	attribution?: Omit<
		Attribution,
		'category' | 'parameters' | 'prefix' | 'promo' | 'session' | 'typein'
	> &
		Partial<
			Pick< Attribution, 'category' | 'prefix' | 'promo' | 'session' >
		> & {
			parameters?: Partial< Attribution[ 'parameters' ] >;
		};
};

/**
 * What the page says to the script that minds consent.
 *
 * @return Null when it says nothing usable: then nothing is recorded.
 */
export const readVisitSettings = (): VisitSettings | null => {
	const value = readJson(
		document.getElementById( contract.markers.visit )?.textContent
	) as Printed | null | undefined;
	if ( ! value?.consent ) {
		return null;
	}
	const { attribution, ...printed } = value;
	const rest = {
		...printed,
		consent: {
			type: '',
			prefix: contract.cookies.consent_prefix,
			days: contract.limits.consent_cookie_days,
			elsewhere: false,
			...printed.consent,
		},
	};
	return attribution
		? {
				...rest,
				attribution: {
					typein: {
						source: contract.limits.attribution_direct_source,
						medium: contract.limits.attribution_direct_medium,
					},
					category: 'marketing',
					prefix: contract.fields.attribution_prefix,
					session: contract.limits.attribution_session_minutes,
					promo: null,
					...attribution,
					parameters: {
						campaign: '',
						term: '',
						content: '',
						...attribution.parameters,
					},
				},
		  }
		: rest;
};
