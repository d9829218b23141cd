import { BUDGETS, type Check } from './budgets';
import { productsChecks } from './catalog/products';
import { pressChecks } from './intents/presses';
import type { ChangeFigures } from './loop/change';
import { FILTERED_PAGES, type PostsFigures } from './loop/posts';
import { needsCart } from './pages';
import type { Figures } from './report';
import type { OpeningFigures } from './site/openings';
import type { WakingFigures } from './site/wakings';

/**
 * Whether a value does not depend on the load of the machine: bytes and requests
 * do not, times and layout shifts do.
 */
export const isSteady = ( { name }: Check ): boolean =>
	! /^(click|choice|press|time|server)|layout shift$/.test( name );

const changeChecks = ( change: ChangeFigures ): Check[] => [
	{
		name: 'filter change: bytes relative to the whole page',
		value: change.answers / change.document,
		budget: BUDGETS.filterBytes,
	},
	{
		name: 'filter change: script loaded by the first one',
		value: change.script,
		budget: BUDGETS.filterScript,
	},
	{
		name: 'listing islands: own script loaded to hydrate them',
		value: change.islands,
		budget: BUDGETS.islandScript,
	},
	{
		name: "listing islands: the same with WordPress's scripts",
		value: change.waking,
		budget: BUDGETS.wakingScript,
	},
	{
		name: 'time of a filter change relative to the whole page',
		value: change.next / change.load,
		budget: BUDGETS.filterTime,
	},
];

const wakingChecks = ( wakings: readonly WakingFigures[] ): Check[] =>
	wakings.flatMap( ( { name, bytes, further } ) => [
		{
			name: `island of the ${ name }: script loaded to hydrate it`,
			value: bytes,
			budget: BUDGETS.wakingScript,
		},
		...( further === null
			? []
			: [
					{
						name: `island next to the ${ name }: script loaded to hydrate it`,
						value: further,
						budget: BUDGETS.furtherScript,
					},
			  ] ),
	] );

/** Checks at the highest number of posts. */
const postsChecks = ( posts: readonly PostsFigures[] ): Check[] =>
	FILTERED_PAGES.flatMap( ( name ) => {
		const last = posts.findLast( ( { request } ) => request === name );
		return last
			? [
					{
						name: `server ms with ${ last.posts } posts: ${ name }`,
						value: last.ms,
						budget: BUDGETS.filteredMs,
					},
			  ]
			: [];
	} );

/** All values that have a budget. */
export const checksOf = ( {
	pages,
	intents,
	choices,
	openings,
	presses,
	change,
	wakings,
	posts,
	products,
}: Figures ): Check[] => [
	...pages.flatMap( ( { page, before, shift } ): Check[] => [
		{
			name: `${ page }: own script before interaction`,
			value: before.ownScript,
			budget: BUDGETS.script[ page ],
		},
		{
			name: `${ page }: script that records with consent`,
			value: before.recorder,
			budget: BUDGETS.recorder,
		},
		{
			name: `${ page }: own style`,
			value: before.ownStyle,
			budget: BUDGETS.style,
		},
		{ name: `${ page }: layout shift`, value: shift, budget: BUDGETS.cls },
		{
			name: `${ page }: jQuery loaded`,
			value: Number( before.jquery ),
			budget: 0,
		},
		{
			name: `${ page }: React loaded before user intent`,
			value: Number( before.react ),
			budget: 0,
		},
		...( ! needsCart( page )
			? [
					{
						name: `${ page }: cart requests without a cart`,
						value: before.cartRequests,
						budget: BUDGETS.cartRequests,
					},
			  ]
			: [] ),
	] ),
	{
		name: 'click to changed count',
		value: intents.count,
		budget: BUDGETS.countMs,
	},
	{
		name: 'choice to new price at 4x slowdown',
		value: choices.priceSlow,
		budget: BUDGETS.priceSlowMs,
	},
	{
		name: 'click to changed count at 4x slowdown',
		value: intents.countSlow,
		budget: BUDGETS.countSlowMs,
	},
	...openings.map(
		( { name, inp }: OpeningFigures ): Check => ( {
			name: `press to paint of the ${ name } at 4x slowdown`,
			value: inp,
			budget: BUDGETS.inpSlowMs,
		} )
	),
	...pressChecks( presses, BUDGETS.inpSlowMs ),
	...changeChecks( change ),
	...wakingChecks( wakings ),
	...postsChecks( posts ),
	...productsChecks( products, BUDGETS.productsTime ),
];
