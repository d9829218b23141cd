import contract from '../../contract/contract.json';
import type { ConsentSettings, VisitSettings } from '../../contract/types';
import { readJson } from '../http/json';
import {
	isList,
	isNumber,
	isObject,
	isShape,
	isText,
	isTexts,
	isTruth,
	orNull,
	orUndefined,
} from '../http/shape';

type Attribution = NonNullable< VisitSettings[ 'attribution' ] >;

/** The printed settings, without defaults. */
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

const maybeText = orUndefined( isText );
const maybeNumber = orUndefined( isNumber );
const maybeTruth = orUndefined( isTruth );

const isPrinted = isShape< Printed >( {
	build: maybeText,
	consent: isShape< Printed[ 'consent' ] >( {
		type: maybeText,
		prefix: maybeText,
		days: maybeNumber,
		elsewhere: maybeTruth,
	} ),
	attribution: orUndefined(
		isShape< NonNullable< Printed[ 'attribution' ] > >( {
			domain: isText,
			lifetime: isNumber,
			extension: isText,
			category: maybeText,
			prefix: maybeText,
			session: maybeNumber,
			promo: orUndefined(
				orNull( isShape( { min: isNumber, max: isNumber } ) )
			),
			parameters: orUndefined( isTexts ),
			fields: orUndefined( isTexts ),
			withheld: maybeTruth,
			api: orUndefined( isShape( { name: isText, params: isObject } ) ),
		} )
	),
	parts: orUndefined(
		isList(
			isShape( { category: isText, script: isText, settings: isObject } )
		)
	),
} );

/**
 * Reads the page's consent and attribution settings.
 *
 * @return Null if unusable: nothing is recorded.
 */
export const readVisitSettings = (): VisitSettings | null => {
	const value = readJson(
		document.getElementById( contract.markers.visit )?.textContent
	);
	if ( ! isPrinted( value ) ) {
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
