import type { History } from '../history';

const UTM = [
	'utm_source=news',
	'utm_medium=email',
	'utm_campaign=spring',
	'utm_content=top',
	'utm_term=mug',
];

const NEWER = [
	'utm_id=7',
	'utm_source_platform=p',
	'utm_creative_format=f',
	'utm_marketing_tactic=t',
];

const REFERRERS = {
	nowhere: '',
	google: 'https://www.google.com/',
	'a blog': 'https://blog.example/post?x=1',
};

/** Returns all subsets of a list. */
const choices = ( things: readonly string[] ): string[][] =>
	things.reduce< string[][] >(
		( all, thing ) => [
			...all,
			...all.map( ( one ) => [ ...one, thing ] ),
		],
		[ [] ]
	);

const mixes = choices( UTM ).flatMap( ( chosen ) =>
	Object.entries( REFERRERS ).map(
		( [ from, referrer ] ): History => ( {
			name: `${ chosen.join( '&' ) || 'no parameter' }, from ${ from }`,
			group: 'campaigns in every mix',
			steps: [ { at: `/?${ chosen.join( '&' ) }`, from: referrer } ],
		} )
	)
);

const newer = NEWER.flatMap( ( parameter ): History[] => [
	{
		name: `${ parameter } beside a source`,
		group: 'newer parameters',
		steps: [ { at: `/?utm_source=a&${ parameter }` } ],
	},
	{
		name: `${ parameter } alone`,
		group: 'newer parameters',
		steps: [ { at: `/?${ parameter }` } ],
		because: [ 'newer' ],
	},
] );

const clicks = [
	'gclid=1',
	'yclid=1',
	'gclid=1&yclid=2',
	'fbclid=1',
	'msclkid=1',
	'gbraid=1',
	'wbraid=1',
	'dclid=1',
	'ttclid=1',
	'gad_source=1',
].flatMap( ( click ) =>
	[ '', ...UTM, UTM.join( '&' ) ].map(
		( more ): History => ( {
			name: `${ click }, ${ more || 'nothing else' }`,
			group: 'ad clicks',
			steps: [
				{
					at: `/p/?${ [ click, more ]
						.filter( Boolean )
						.join( '&' ) }`,
					from: 'https://ads.example/',
				},
			],
		} )
	)
);

const own = [
	'cmp=x',
	'cmp=x&utm_campaign=y',
	'cmp=x&utm_source=y',
	'cmp=x&gclid=1',
	'other=x',
	'CMP=x',
].map(
	( query ): History => ( {
		name: `a campaign parameter of the owner’s: ${ query }`,
		group: 'names of the owner’s',
		steps: [ { at: `/?${ query }` }, { at: '/shop/' } ],
		setup: { campaign_param: 'cmp' },
	} )
);

const words = [ 'kw=x', 'ad=x', 'kw=x&utm_source=y', 'ad=x&utm_source=y' ].map(
	( query ): History => ( {
		name: `term and content of the owner’s: ${ query }`,
		group: 'names of the owner’s',
		steps: [ { at: `/?${ query }` } ],
		own: { term: 'kw', content: 'ad' },
		because: [ 'custom' ],
	} )
);

const odd = (
	[
		[ 'utm_source=my%20source&utm_campaign=a+b%2Bc' ],
		[ 'utm_source=gr%C3%BC%C3%9Fe&utm_campaign=%E6%97%A5%E6%9C%AC' ],
		[ 'utm_source=grüße&utm_campaign=日本' ],
		[ 'utm_source=a%7C%7C%7Cb%3Dc&utm_campaign=x%26y%3Dz' ],
		[ 'utm_source=%3Cscript%3Ealert(1)%3C%2Fscript%3E' ],
		[ 'utm_source=%22quoted%22&utm_medium=it%27s' ],
		[ "utm_source=it's!~*(x)" ],
		[ 'utm_source=a;b,c:d@e/f?g' ],
		[ 'utm_source=%E0%A4%A&utm_medium=%' ],
		[ 'utm_source=%00%0A%0D' ],
		[ 'UTM_SOURCE=x&Utm_Medium=y' ],
		[ 'xutm_source=x&utm_sourcex=y' ],
		[ 'utm%5Fsource=x' ],
		[ '&&&utm_source=x&&' ],
		[ 'utm_source=(none)' ],
		[ 'utm_source=null&utm_medium=undefined' ],
		[ 'utm_source=%F0%9F%8D%B5' ],
		[ 'a=b#utm_source=frag&utm_medium=m' ],
		[ 'utm_source=x#utm_source=y' ],
		[ 'utm_source&utm_medium' ],
		[ 'utm_source=&utm_medium=', 'empty' ],
		[ 'utm_source=&utm_medium=m', 'empty' ],
		[ 'gclid=', 'empty' ],
		[ 'utm_source=a&utm_source=b', 'repeated' ],
		[ 'utm_medium=a&utm_medium=b&utm_medium=c', 'repeated' ],
		[ 'utm_source=a=b', 'equals' ],
		[ 'utm_content=a==&utm_source=x', 'equals' ],
		[ 'utm_source=a|||mdm=evil&utm_medium=good', 'delimiter' ],
		// Both keep the first value; the second exceeds the size of a cookie, so we cut it and the library loses it.
		[ `utm_source=${ 'x'.repeat( 500 ) }` ],
		[ `utm_source=a&x=${ 'y'.repeat( 5000 ) }`, 'long' ],
	] as const
 ).map(
	( [ query, reason ] ): History => ( {
		name: query.slice( 0, 60 ),
		group: 'encoded, odd and broken',
		steps: [ { at: `/?${ query }` }, { at: '/shop/' } ],
		...( reason ? { because: [ reason ] } : {} ),
	} )
);

export const CAMPAIGNS = [
	...mixes,
	...newer,
	...clicks,
	...own,
	...words,
	...odd,
];
