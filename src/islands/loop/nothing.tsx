import type { LoopNothingProps } from './types';

/**
 * The message for no results, unless the owner has set blocks for it. Twin of
 * `View\Loop\Nothing`.
 *
 * @param props
 * @param props.text
 */
export const LoopNothing = ( { text }: Pick< LoopNothingProps, 'text' > ) => (
	<>{ text }</>
);
