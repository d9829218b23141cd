import type { Check } from './budgets';
import { renderProducts, type ProductsFigures } from './catalog/products';
import type { ChoiceFigures } from './intents/choices';
import type { PressFigures } from './intents/presses';
import type { EndpointFigures } from './endpoints';
import type { ChangeFigures } from './loop/change';
import type { PostsFigures } from './loop/posts';
import { renderChange, renderPosts } from './loop/report';
import type { IntentFigures, PageFigures } from './pages';
import type { OpeningFigures } from './site/openings';
import type { WakingFigures } from './site/wakings';
import { kb, table } from './table';

export interface Figures {
	pages: PageFigures[];
	intents: IntentFigures;
	choices: ChoiceFigures;
	endpoints: EndpointFigures[];
	openings: OpeningFigures[];
	/** Empty if only values that do not depend on the machine's load are measured. */
	presses: PressFigures[];
	change: ChangeFigures;
	wakings: WakingFigures[];
	/** Empty if no site was filled with posts. */
	posts: PostsFigures[];
	/** Empty if no shop was filled with products. */
	products: ProductsFigures[];
}

const pageRows = ( { pages }: Figures ): string[][] =>
	pages.map( ( { page, before, afterDrawer, ttfb, shift } ) => [
		page,
		kb( before.html ),
		kb( before.ownScript ),
		kb( before.ownStyle ),
		kb( before.interactivity ),
		kb( before.otherScript ),
		kb( before.otherStyle ),
		String( before.requests ),
		String( before.cartRequests ),
		ttfb.toFixed( 0 ),
		shift.toFixed( 3 ),
		afterDrawer
			? kb( afterDrawer.ownScript + afterDrawer.otherScript )
			: '-',
		afterDrawer ? String( afterDrawer.requests ) : '-',
	] );

/** Times from clicks to the next paint. */
export const renderPresses = ( presses: readonly PressFigures[] ): string =>
	table(
		[ 'pressed at 4x slowdown (median ms)', 'press to paint' ],
		presses.map( ( { name, inp } ) => [ name, inp.toFixed( 0 ) ] )
	);

/** The tables as Markdown, in gzip kilobytes and milliseconds. */
export function render( figures: Figures ): string {
	const { intents, choices, endpoints, openings, change, posts, products } =
		figures;
	return [
		table(
			[
				'page (KB gzip)',
				'HTML',
				'own JS',
				'own CSS',
				'Interactivity',
				'other JS',
				'other CSS',
				'requests',
				'cart requests',
				'TTFB ms',
				'CLS',
				'JS with drawer',
				'requests with drawer',
			],
			pageRows( figures )
		),
		'',
		table(
			[ 'intent (median ms)', 'full speed', '4x slower' ],
			[
				[
					'click to changed count',
					intents.count.toFixed( 1 ),
					intents.countSlow.toFixed( 1 ),
				],
				[
					'of which the page’s own work',
					intents.countOwn.toFixed( 1 ),
					intents.countOwnSlow.toFixed( 1 ),
				],
				[
					'click to open drawer',
					intents.drawer.toFixed( 1 ),
					intents.drawerSlow.toFixed( 1 ),
				],
				[
					'choice to new price',
					choices.price.toFixed( 1 ),
					choices.priceSlow.toFixed( 1 ),
				],
			]
		),
		'',
		table(
			[ 'endpoint', 'server ms', 'SQL queries' ],
			endpoints.map( ( { endpoint, server, queries } ) => [
				endpoint,
				server.toFixed( 1 ),
				String( queries ),
			] )
		),
		'',
		table(
			[
				'opening at 4x slowdown (median ms)',
				'press to paint',
				'first press to open',
				'next press to open',
			],
			openings.map( ( { name, inp, first, again } ) => [
				name,
				inp.toFixed( 0 ),
				first.toFixed( 1 ),
				again.toFixed( 1 ),
			] )
		),
		'',
		...( figures.presses.length
			? [ renderPresses( figures.presses ), '' ]
			: [] ),
		renderChange( change ),
		'',
		table(
			[
				'hydrating an island, files cached (median ms)',
				'KB of script, first',
				'KB of another one',
				'press to hydrated',
				'longest task',
				'4x slower',
				'longest task, 4x slower',
			],
			figures.wakings.map( ( waking ) => [
				waking.name,
				kb( waking.bytes ),
				waking.further === null ? '-' : kb( waking.further ),
				waking.ms.toFixed( 1 ),
				waking.task.toFixed( 0 ),
				waking.msSlow.toFixed( 1 ),
				waking.taskSlow.toFixed( 0 ),
			] )
		),
		...( posts.length ? [ '', renderPosts( posts ) ] : [] ),
		...( products.length ? [ '', renderProducts( products ) ] : [] ),
	].join( '\n' );
}

/** One line for each exceeded budget. */
export const renderBroken = ( broken: readonly Check[] ): string =>
	broken
		.map(
			( { name, value, budget } ) =>
				`over budget: ${ name } is ${ value }, allowed ${ budget }`
		)
		.join( '\n' );
