import type { HTMLAttributes } from 'react';

/** Class names of block supports: colors, sizes and alignments. */
const OF_SUPPORTS =
	/^has-(background|text-color|link-color|border-color|text-align-\w+|.+-(color|background-color|gradient-background|border-color|font-size|font-family))$/;

const classesOf = ( className: string, isSupport: boolean ): string =>
	className
		.split( ' ' )
		.filter( ( name ) => OF_SUPPORTS.test( name ) === isSupport )
		.join( ' ' );

/**
 * Attributes of a block's element without those of block supports, which the
 * server applies to an inner element. Otherwise padding, for example, would
 * apply twice.
 *
 * @param props           Attributes of the element.
 * @param props.style
 * @param props.className
 */
export const withoutSupports = ( {
	style: _style,
	className = '',
	...props
}: HTMLAttributes< HTMLElement > ): HTMLAttributes< HTMLElement > => ( {
	...props,
	className: classesOf( className, false ),
} );

/**
 * The attributes of block supports only, for the inner element.
 *
 * @param props           Attributes of the element.
 * @param props.style
 * @param props.className
 */
export const onlySupports = ( {
	style = {},
	className = '',
}: HTMLAttributes< HTMLElement > ) => ( {
	style,
	className: classesOf( className, true ),
} );
