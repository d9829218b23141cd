import { SHOP, type History, type Step } from '../history';

/** Page views from different origins. */
const WAYS: Record< string, Step > = {
	campaign: { at: '/?utm_source=news&utm_medium=email' },
	another: {
		at: '/?utm_source=other&utm_campaign=x',
		from: 'https://a.example/',
	},
	search: { at: '/', from: 'https://www.google.com/' },
	site: { at: '/', from: 'https://blog.example/post' },
	directly: { at: '/' },
	click: { at: '/?gclid=1' },
	inside: { at: '/cart/', from: `https://${ SHOP }/` },
};

const names = Object.keys( WAYS );

const twice = names.flatMap( ( first ) =>
	names.flatMap( ( second ) =>
		[ false, true ].map(
			( later ): History => ( {
				name: `${ first }, then ${ second }${ later ? ', later' : '' }`,
				group: 'second visits',
				steps: [ WAYS[ first ]!, { ...WAYS[ second ]!, later } ],
			} )
		)
	)
);

const thrice = names.slice( 0, 5 ).flatMap( ( first ) =>
	names.slice( 0, 5 ).map(
		( third ): History => ( {
			name: `${ first }, a page, later a page, then ${ third }`,
			group: 'third visits',
			steps: [
				WAYS[ first ]!,
				{ at: '/shop/' },
				{ at: '/shop/?page=2', later: true },
				WAYS[ third ]!,
			],
		} )
	)
);

const long = [ 3, 6, 12 ].map(
	( pages ): History => ( {
		name: `${ pages } pages`,
		group: 'pages and sessions',
		steps: Array.from( { length: pages }, ( _, page ) => ( {
			at: `/${ page }`,
		} ) ),
	} )
);

const sessions = [ 2, 4, 8 ].map(
	( count ): History => ( {
		name: `${ count } sessions`,
		group: 'pages and sessions',
		steps: Array.from( { length: count * 2 }, ( _, page ) => ( {
			at: `/${ page }`,
			later: page % 2 === 0,
		} ) ),
	} )
);

const setups = [
	{ lifetime: 1 },
	{ lifetime: 12, session_length: 10 },
	{ session_length: 120 },
	{ typein_attributes: { source: 'nowhere', medium: 'by hand' } },
	{ promocode: true as const },
	{ promocode: { min: 5, max: 9999 } },
	{ promocode: { min: 10, max: 20 }, lifetime: 2 },
].flatMap( ( setup ) =>
	[ 'campaign', 'directly' ].map(
		( way ): History => ( {
			name: `${ way }, ${ JSON.stringify( setup ) }`,
			group: 'set-ups and promo codes',
			steps: [ WAYS[ way ]!, { at: '/shop/' }, { at: '/', later: true } ],
			setup,
		} )
	)
);

const hosts = [ SHOP, `www.${ SHOP }`, `news.${ SHOP }` ];

const subdomains = hosts.flatMap( ( first ) =>
	hosts.flatMap( ( second ) =>
		[ 'campaign', 'search' ].map(
			( way ): History => ( {
				name: `${ way } on ${ first }, then ${ second }`,
				group: 'subdomains',
				steps: [
					{ ...WAYS[ way ]!, host: first },
					{ at: '/', from: `https://${ first }/`, host: second },
					{
						at: '/x/',
						from: 'https://blog.example/',
						host: second,
						later: true,
					},
				],
				// Both hosts share the cookies of this domain; without it, each would set its own.
				setup: { domain: SHOP },
			} )
		)
	)
);

export const RETURNING = [
	...twice,
	...thrice,
	...long,
	...sessions,
	...setups,
	...subdomains,
];
