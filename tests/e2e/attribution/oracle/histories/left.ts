import type { History } from '../history';

const none = '|||cmp=(none)|||cnt=(none)|||trm=(none)';

/** Cookies that another script, an older version or the visitor may have set. */
const LEFT: Record< string, Record< string, string > > = {
	'a source': {
		sbjs_current: encodeURIComponent( `typ=utm|||src=a|||mdm=b${ none }` ),
		sbjs_first: encodeURIComponent( `typ=utm|||src=z|||mdm=b${ none }` ),
	},
	'a session without pages': { sbjs_session: 'x' },
	'a session with odd pages': { sbjs_session: 'pgs%3Dmany' },
	'a session with negative pages': { sbjs_session: 'pgs%3D-5' },
	'a session with pages after text': { sbjs_session: 'pgs%3D7up' },
	'visits that are none': { sbjs_udata: 'vst%3Dx' },
	'visits that are many': { sbjs_udata: 'vst%3D41%7C%7C%7Cuip%3D1.2.3.4' },
	'visits of nought': { sbjs_udata: 'vst%3D0' },
	'a raw text': { sbjs_udata: 'hello' },
	'a promo code': { sbjs_promo: 'code%3D000001' },
	'first extras only': { sbjs_first_add: 'fd%3Dx' },
	'current extras only': { sbjs_current_add: 'fd%3Dx' },
};

const left = Object.entries( LEFT ).flatMap( ( [ name, cookies ] ) =>
	[ '/', '/?utm_source=new' ].map(
		( at ): History => ( {
			name: `${ name }, then ${ at }`,
			group: 'cookies that were left',
			// Without this cookie, the library would migrate the others from its old format.
			steps: [
				{
					at,
					left: { sbjs_migrations: '1418474375998%3D1', ...cookies },
				},
			],
			setup: { promocode: true },
		} )
	)
);

const halves: History = {
	name: 'a first source without a current one',
	group: 'cookies that were left',
	steps: [
		{
			at: '/',
			left: {
				sbjs_first: encodeURIComponent(
					`typ=utm|||src=a|||mdm=b${ none }`
				),
				sbjs_migrations: '1418474375998%3D1',
			},
		},
	],
	because: [ 'halves' ],
};

const broken: History = {
	name: 'a source that nobody can decode',
	group: 'cookies that were left',
	steps: [
		{
			at: '/',
			left: {
				sbjs_current: 'typ=utm|||src=%E0%A4%A',
				sbjs_migrations: '1418474375998%3D1',
			},
		},
	],
	because: [ 'broken' ],
};

export const LEFT_BEHIND = [ ...left, halves, broken ];
