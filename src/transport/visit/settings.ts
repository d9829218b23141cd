import contract from '../../contract/contract.json';
import type { VisitSettings } from '../../contract/types';
import { readJson } from '../http/json';

type Attribution = NonNullable< VisitSettings[ 'attribution' ] >;

/** As the page says it: without what is taken for granted. */
type Printed = Omit< VisitSettings, 'attribution' > & {
	attribution?: Omit< Attribution, 'parameters' | 'promo' | 'typein' > &
		Partial< Pick< Attribution, 'promo' > > & {
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
	const { attribution, ...rest } = value;
	return attribution
		? {
				...rest,
				attribution: {
					typein: {
						source: contract.limits.attribution_direct_source,
						medium: contract.limits.attribution_direct_medium,
					},
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
