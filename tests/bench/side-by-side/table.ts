import type { ChoiceCost } from './choices';
import type { IntentCost, PageCost } from './measure';
import { table } from '../table';

/** Figures of one front end. */
export interface SideFigures {
	pages: Record< string, PageCost >;
	intents: IntentCost;
	choices: ChoiceCost;
}

/** Both front ends of a shop. */
export interface Compared {
	theme: string;
	own: SideFigures;
	vitrine: SideFigures;
}

interface Row {
	what: string;
	own: number | null;
	vitrine: number | null;
	/** Formats a figure. */
	write: ( value: number ) => string;
}

/** Rows in which Vitrine is not better, with reasons. */
const REASONS: readonly { row: RegExp; why: string }[] = [
	{
		row: /^checkout:/,
		why: 'WooCommerce’s checkout is kept for payment plugins, in addition to Vitrine’s mini-cart',
	},
	{
		row: /^cart: style/,
		why: 'WooCommerce’s styles are kept on its cart page, in addition to Vitrine’s',
	},
	{
		row: /^(shop|product|variable product): style/,
		why: 'a classic theme keeps all of WooCommerce’s styles, in addition to those of quick view and steppers',
	},
	{
		row: /^cart: (script|requests)/,
		why: 'WooCommerce’s cart script is kept for plugins that depend on it, in addition to Vitrine’s',
	},
	{
		row: /^block (cart|checkout):/,
		why: 'WooCommerce’s own block is kept, in addition to Vitrine’s mini-cart',
	},
	{
		row: /^click to changed count/,
		why: 'the theme’s count changes with the server’s response (see the server time), and the script for the first add is loaded on hover',
	},
	{
		row: /^click to open drawer/,
		why: 'a native modal dialog makes the page inert in the same frame; WooCommerce’s drawer only traps keyboard focus by script',
	},
	{
		row: /^server time of add/,
		why: 'the session is locked, so that no concurrent add is lost, and the response contains the cart data in addition to the theme’s fragments',
	},
];

const kb = ( bytes: number ) => `${ ( bytes / 1024 ).toFixed( 1 ) } KB`;
const ms = ( time: number ) => `${ time.toFixed( 1 ) } ms`;

const pageRows = ( { own, vitrine }: Compared ): Row[] =>
	Object.entries( own.pages ).flatMap( ( [ page, cost ] ): Row[] => {
		const ours = vitrine.pages[ page ];
		return [
			{
				what: `${ page }: script`,
				own: cost.script,
				vitrine: ours?.script ?? null,
				write: kb,
			},
			{
				what: `${ page }: style`,
				own: cost.style,
				vitrine: ours?.style ?? null,
				write: kb,
			},
			{
				what: `${ page }: requests`,
				own: cost.requests,
				vitrine: ours?.requests ?? null,
				write: String,
			},
		];
	} );

const intentRows = ( { own, vitrine }: Compared ): Row[] => [
	{
		what: 'click to changed count',
		own: own.intents.count,
		vitrine: vitrine.intents.count,
		write: ms,
	},
	{
		what: 'click to open drawer, cart in it',
		own: own.intents.drawer,
		vitrine: vitrine.intents.drawer,
		write: ms,
	},
	{
		what: 'server time of add to cart',
		own: own.intents.server,
		vitrine: vitrine.intents.server,
		write: ms,
	},
	{
		what: 'choice to new price at 4x slowdown, 8 variations',
		own: own.choices.few,
		vitrine: vitrine.choices.few,
		write: ms,
	},
	{
		what: 'choice to new price at 4x slowdown, 110 variations',
		own: own.choices.many,
		vitrine: vitrine.choices.many,
		write: ms,
	},
];

/**
 * Returns Vitrine's result in a row.
 *
 * @param row The row.
 */
export function verdict( row: Row ): string {
	const { what, own, vitrine, write } = row;
	if ( vitrine === null ) {
		return own === null ? 'neither has one' : 'Vitrine has none';
	}
	if ( own === null ) {
		return 'only Vitrine has one';
	}
	if ( write( vitrine ) === write( own ) ) {
		return 'equal';
	}
	if ( vitrine < own ) {
		return 'ahead';
	}
	const reason = REASONS.find( ( one ) => one.row.test( what ) )?.why;
	return reason ? `behind: ${ reason }` : 'BEHIND';
}

/**
 * The table of a shop as Markdown.
 *
 * @param compared Both front ends.
 */
export function render( compared: Compared ): string {
	const cell = ( value: number | null, write: Row[ 'write' ] ) =>
		value === null ? '-' : write( value );
	const rows = [ ...pageRows( compared ), ...intentRows( compared ) ];
	return table(
		[ compared.theme, 'WooCommerce', 'Vitrine', 'verdict' ],
		rows.map( ( row ) => [
			row.what,
			cell( row.own, row.write ),
			cell( row.vitrine, row.write ),
			verdict( row ),
		] )
	);
}
