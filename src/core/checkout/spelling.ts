/**
 * Popular email providers with their top-level domains. Short names are left
 * out, because too many other names are similar.
 */
const PROVIDERS: Readonly< Record< string, string > > = {
	gmail: 'com',
	googlemail: 'com',
	yahoo: 'com co.uk fr de es it ca in co.in co.jp co.id com.br com.ar com.mx com.au',
	hotmail: 'com co.uk fr de es it nl be ca se com.br com.ar',
	outlook: 'com fr de es it jp be ie at com.br com.ar com.au',
	icloud: 'com',
	protonmail: 'com ch',
	comcast: 'net',
	verizon: 'net',
	btinternet: 'com',
	wanadoo: 'fr',
	laposte: 'net',
	libero: 'it',
	freenet: 'de',
	't-online': 'de',
	ziggo: 'nl',
	telenet: 'be',
	bluewin: 'ch',
};

/** Valid names that differ from those above by one letter. */
const RIGHT = [ 'mail', 'ymail', 'email', 'cloud' ];

/**
 * Invalid top-level domains and their corrections. Country codes (.co, .cm,
 * .om, .ne) are valid.
 */
const ENDINGS: ReadonlyArray< readonly [ RegExp, string ] > = [
	[ /\.(con|cmo|ocm|comm|coom|ccom|vom|xom|cpm|clm|cim)$/, '.com' ],
	[ /\.(nte|ent|nett|neet)$/, '.net' ],
	[ /\.(ogr|rog|orgg)$/, '.org' ],
	[ /\.(co\.ku|co\.u|couk)$/, '.co.uk' ],
];

/** Names of this length may have two typos. */
const LONG = 10;

/**
 * The Damerau-Levenshtein distance of two words (restricted: no substring is
 * edited twice).
 *
 * @param from The first word.
 * @param to   The second word.
 */
export const distance = ( from: string, to: string ): number => {
	let last: number[] = [];
	let row = Array.from( { length: to.length + 1 }, ( _none, at ) => at );
	for ( let down = 1; down <= from.length; down++ ) {
		const next = [ down ];
		for ( let at = 1; at <= to.length; at++ ) {
			const isSame = from[ down - 1 ] === to[ at - 1 ];
			const isTurned =
				from[ down - 1 ] === to[ at - 2 ] &&
				from[ down - 2 ] === to[ at - 1 ];
			next[ at ] = Math.min(
				( next[ at - 1 ] ?? 0 ) + 1,
				( row[ at ] ?? 0 ) + 1,
				( row[ at - 1 ] ?? 0 ) + ( isSame ? 0 : 1 ),
				isTurned ? ( last[ at - 2 ] ?? 0 ) + 1 : Infinity
			);
		}
		last = row;
		row = next;
	}
	return row[ to.length ] ?? 0;
};

/** The provider that a name is a misspelling of; undefined: none. */
const providerOf = ( name: string ): string | undefined =>
	RIGHT.includes( name )
		? undefined
		: Object.keys( PROVIDERS )
				.map( ( provider ) => ( {
					provider,
					wrong: distance( name, provider ),
				} ) )
				.filter(
					( { provider, wrong } ) =>
						wrong <= ( provider.length < LONG ? 1 : 2 )
				)
				.sort( ( one, other ) => one.wrong - other.wrong )[ 0 ]
				?.provider;

/** Corrects a domain; unchanged if it is right or unknown. */
const domainMeant = ( domain: string ): string => {
	const [ name = '', ...rest ] = ENDINGS.reduce(
		( mended, [ wrong, right ] ) => mended.replace( wrong, right ),
		domain
	).split( '.' );
	const ending = rest.join( '.' );
	const provider = providerOf( name );
	const usual = provider ? ( PROVIDERS[ provider ] ?? '' ).split( ' ' ) : [];
	if ( usual.includes( ending ) ) {
		return `${ provider }.${ ending }`;
	}
	// For example gmail.co, a valid domain that is not Google's.
	const [ first = '' ] = usual;
	return provider && first === 'com' && distance( ending, first ) < 2
		? `${ provider }.${ first }`
		: `${ name }.${ ending }`;
};

/**
 * Suggests a correction for an email address with a misspelled domain. The
 * local part is never changed.
 *
 * @param email Value of the field.
 * @return Empty: nothing looks misspelled.
 */
export const suggestedEmail = ( email: string ): string => {
	const [ , local = '', domain = '' ] =
		/^([^\s@]+)@([^\s@.]+(?:\.[^\s@.]+)+)$/.exec( email.trim() ) ?? [];
	const typed = domain.toLowerCase();
	const meant = typed && domainMeant( typed );
	return meant === typed ? '' : `${ local }@${ meant }`;
};
