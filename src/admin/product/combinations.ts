import type { Attribute, Variable, Variation } from './types';

/** More than this at once is more than anyone can look through. */
export const MOST = 500;

/**
 * A variation that still has to be filled in. It takes prices from another.
 */
export const emptyVariation = (
	choices: string[],
	like?: Variation
): Variation => ( {
	id: 0,
	choices,
	sku: '',
	global_unique_id: '',
	regular_price: like?.regular_price ?? '',
	sale_price: like?.sale_price ?? '',
	sale_from: like?.sale_from ?? '',
	sale_to: like?.sale_to ?? '',
	stock: '',
	stock_was: '',
	in_stock: true,
	active: true,
	image_id: 0,
	image_url: '',
	weight: like?.weight ?? '',
	dimensions: like?.dimensions ?? '',
	description: '',
	tax_class: like?.tax_class ?? '',
	downloadable: false,
	downloads: '',
	download_limit: like?.download_limit ?? '',
	download_expiry: like?.download_expiry ?? '',
} );

/**
 * Every combination of the attributes that variations differ by. An attribute
 * that does not tell variations apart has an empty choice.
 */
export const combinations = ( attributes: Attribute[] ): string[][] =>
	attributes.some( ( attribute ) => attribute.variation )
		? attributes.reduce< string[][] >(
				( rows, { options, variation } ) =>
					variation && options.length
						? rows.flatMap( ( row ) =>
								options.map( ( option ) => [ ...row, option ] )
						  )
						: rows.map( ( row ) => [ ...row, '' ] ),
				[ [] ]
		  )
		: [];

/**
 * The variations that are still missing to have every combination, at most
 * MOST of them. What is there is left alone; a choice of "any" covers each.
 */
export const missing = ( { attributes, variations }: Variable ): Variation[] =>
	combinations( attributes )
		.filter(
			( wanted ) =>
				! variations.some( ( { choices } ) =>
					wanted.every(
						( option, index ) =>
							! choices[ index ] || choices[ index ] === option
					)
				)
		)
		.slice( 0, MOST )
		.map( ( choices ) => emptyVariation( choices, variations.at( -1 ) ) );

/** Options as people type them, `Red | Blue`: each once, none empty. */
export const parseOptions = ( typed: string ): string[] => [
	...new Set(
		typed
			.split( '|' )
			.map( ( option ) => option.trim() )
			.filter( Boolean )
	),
];
