import contract from '../../../contract/contract.json';
import type { AttributionSettings, Landing } from '../../../contract/types';

const { clicks, parameters, search_engines, social, types } =
	contract.attribution;
const { attribution_missing: none } = contract.limits;
const [ UTM, ORGANIC, REFERRAL, TYPEIN ] = types;

/** Type, source, medium, campaign, content, term, id, platform, format and tactic. @see spec 3.15 */
export type Source = readonly string[];

/** Null if the URL is invalid. */
const parse = ( address: string ): URL | null => {
	try {
		return new URL( address );
	} catch {
		return null;
	}
};

const hostOf = ( url: URL ): string => url.hostname.replace( 'www.', '' );

/** Query parameters, still encoded. Empty ones are ignored; the last one wins. */
const paramsOf = ( query: string ): Partial< Record< string, string > > =>
	Object.fromEntries(
		query
			.slice( 1 )
			.split( '&' )
			.map( ( pair ): [ string, string ] => {
				const [ name = '', ...value ] = pair.split( '=' );
				return [ name, value.join( '=' ) ];
			} )
			.filter( ( [ , value ] ) => value )
	);

/** The referrer if it is on another site, else null. */
const outside = ( referrer: string, domain: string ): URL | null => {
	const url = parse( referrer );
	return url && `.${ hostOf( url ) }`.endsWith( `.${ domain }` ) ? null : url;
};

const fromSearch = ( url: URL ): string | undefined =>
	search_engines.find(
		( [ host = '', parameter = '' ] ) =>
			RegExp( host ).test( url.hostname ) &&
			( ! parameter ||
				RegExp( `${ parameter }=`, 'i' ).test( url.search ) )
	)?.[ 2 ];

const campaign = (
	query: ReturnType< typeof paramsOf >,
	{ parameters: own }: AttributionSettings,
	from: URL | null
): Source | null => {
	const click = clicks.find( ( [ name = '' ] ) => query[ name ] );
	if (
		! click &&
		! [ ...parameters, ...Object.values( own ) ].some(
			( name ) => query[ name ]
		)
	) {
		return null;
	}
	const [ , source, medium, bought ] = click ?? [];
	// The search terms that led to an ad.
	const words =
		from && fromSearch( from ) === 'yandex' && paramsOf( from.search ).text;
	return [
		UTM,
		query.utm_source ?? source,
		query.utm_medium ?? medium,
		query.utm_campaign ?? query[ own.campaign ] ?? bought,
		query.utm_content ?? query[ own.content ],
		query.utm_term ?? query[ own.term ] ?? ( words || undefined ),
		...parameters.slice( 5 ).map( ( name ) => query[ name ] ),
	].map( ( value ) => value ?? none );
};

/** A source without a campaign. */
const plain = (
	type: string | undefined,
	source: string,
	medium: string,
	content = none
): Source => [
	type ?? none,
	source,
	medium,
	none,
	content,
	...Array< string >( 5 ).fill( none ),
];

/**
 * Determines a visitor's source by the first rule that matches.
 *
 * @param landing    The page and its referrer.
 * @param settings   The shop's attribution settings.
 * @param in_session Whether the visit belongs to an ongoing session.
 * @param is_known   Whether a source is already stored.
 * @return Null: keep the stored source.
 * @see spec 4.16
 */
export const sourceOf = (
	landing: Pick< Landing, 'href' | 'referrer' >,
	settings: AttributionSettings,
	in_session: boolean,
	is_known: boolean
): Source | null => {
	const { href, referrer } = landing;
	const query = paramsOf( parse( href )?.search ?? '' );
	const found = campaign( query, settings, parse( referrer ) );
	if ( found ) {
		return found;
	}
	const from = outside( referrer, settings.domain );
	const engine = from && fromSearch( from );
	if ( engine ) {
		return plain( ORGANIC, engine, 'organic' );
	}
	if ( from && ! in_session ) {
		const known = social.find( ( [ host = '' ] ) =>
			RegExp( host ).test( from.hostname )
		)?.[ 1 ];
		return plain(
			REFERRAL,
			known ?? hostOf( from ),
			'referral',
			from.pathname
		);
	}
	const { source, medium } = settings.typein;
	return is_known ? null : plain( TYPEIN, source, medium );
};
