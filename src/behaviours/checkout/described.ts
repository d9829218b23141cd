import { setAttribute } from '../dom/attributes';

/** Suffix of a hint's id; hints stay in `aria-describedby` alongside errors. */
export const HINT = '_hint';

export const isHint = ( id: string ): boolean => id.endsWith( HINT );

/** The ids in the control's `aria-describedby`. */
export const idsOf = ( control: Element ): string[] =>
	( control.getAttribute( 'aria-describedby' ) ?? '' )
		.split( ' ' )
		.filter( Boolean );

/** Sets the control's `aria-describedby`. */
export const describe = ( control: Element, ids: readonly string[] ): void =>
	setAttribute( control, 'aria-describedby', ids.join( ' ' ) || null );
