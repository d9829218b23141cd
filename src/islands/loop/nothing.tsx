import type { LoopNothingProps } from './types';

/**
 * What is said where there are no results, unless the owner has put blocks there.
 * Twin of `View\Loop\Nothing`.
 *
 * @param props
 * @param props.text
 */
export const LoopNothing = ( { text }: Pick< LoopNothingProps, 'text' > ) => (
	<>{ text }</>
);
