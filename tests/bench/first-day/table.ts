import type { PageCost } from '../side-by-side/measure';
import { kb, table } from '../table';
import type { ServerCost } from './server';

/** Cost of a page in the browser and on the server. */
export type Cost = PageCost & ServerCost;

/** A page in a theme, without and with Vitrine. */
export interface Row {
	theme: string;
	page: string;
	before: Cost;
	after: Cost;
}

const FIGURES = [
	'script',
	'style',
	'html',
	'requests',
	'queries',
	'files',
	'memory',
] as const;
type Figure = ( typeof FIGURES )[ number ];

const BYTES: readonly Figure[] = [ 'script', 'style', 'html', 'memory' ];

const write = ( figure: Figure, value: number ): string =>
	BYTES.includes( figure ) ? kb( value ) : String( value );

/** Tolerance in compressed bytes for names, times and hashes, which differ between loads or builds. */
const NOISE = 24;

/** Allowances on every page: any active plugin needs some files and some memory. */
const ALLOWED: Partial< Record< Figure, number > > = {
	html: NOISE,
	files: 120,
	memory: 600 * 1024,
};

/** Known increases on some pages, with their maximum in bytes and their reason. */
const KNOWN: readonly {
	figure: Figure;
	page: RegExp;
	most: number;
	why: string;
}[] = [
	{
		figure: 'html',
		page: /checkout$/,
		most: 128,
		why: 'the form contains its idempotency key and the order attribution fields; scripts are 3 KB smaller',
	},
	{
		figure: 'html',
		page: /block cart$/,
		most: 64,
		why: 'the order attribution data are at another place of the page and compress slightly worse; the uncompressed page is smaller, and scripts are 5 KB smaller',
	},
];

const isMore = ( figure: Figure, { before, after, page }: Row ): boolean => {
	const known = KNOWN.find(
		( one ) => one.figure === figure && one.page.test( page )
	);
	const allowed = ( known?.most ?? 0 ) + ( ALLOWED[ figure ] ?? 0 );
	return after[ figure ] > before[ figure ] + allowed;
};

/** The reasons that apply to increased figures. */
export const reasons = ( rows: readonly Row[] ): string[] =>
	KNOWN.flatMap( ( { figure, page, most, why } ) => {
		const pages = rows.filter(
			( row ) =>
				page.test( row.page ) &&
				row.after[ figure ] > row.before[ figure ] + NOISE
		);
		return pages.length
			? [
					`${ figure }, up to ${ most } bytes more on ${ pages
						.map( ( row ) => `${ row.theme } ${ row.page }` )
						.join( ', ' ) }: ${ why }`,
			  ]
			: [];
	} );

/**
 * Figures that are higher with Vitrine, one line each.
 *
 * @param rows The measured rows.
 */
export const heavier = ( rows: readonly Row[] ): string[] =>
	rows.flatMap( ( row ) =>
		FIGURES.filter( ( figure ) => isMore( figure, row ) ).map(
			( figure ) =>
				`${ row.theme }, ${ row.page }: ${ figure } ${ row.before[ figure ] } -> ${ row.after[ figure ] }`
		)
	);

/**
 * The table as Markdown: each figure without and with Vitrine.
 *
 * @param rows The measured rows.
 */
export const render = ( rows: readonly Row[] ): string =>
	table(
		[
			'page',
			'script KB',
			'style KB',
			'html KB',
			'requests',
			'SQL queries',
			'PHP files',
			'memory KB',
		],
		rows.map( ( row ) => [
			`${ row.theme }, ${ row.page }`,
			...FIGURES.map(
				( figure ) =>
					`${ write( figure, row.before[ figure ] ) } -> ${ write(
						figure,
						row.after[ figure ]
					) }${ isMore( figure, row ) ? ' !' : '' }`
			),
		] )
	);
