import type { MouseEvent } from 'react';
import contract from '../../contract';
import { isPlainClick } from '../../core/site/plain-click';
import { classes } from '../parts/classes';
import { Icon } from '../parts/icon';
import type { LoopResetProps } from './types';

/**
 * Creates a click handler that calls a function instead of following the link
 * in this tab.
 *
 * @param then The function.
 */
export const instead =
	( then: ( () => void ) | undefined ) =>
	( event: MouseEvent< HTMLAnchorElement > ): void => {
		if ( then && isPlainClick( event ) ) {
			event.preventDefault();
			then();
		}
	};

/**
 * The link that resets a listing. Twin of `View\Loop\Reset`.
 *
 * @param props
 * @param props.icon
 * @param props.label
 * @param props.url
 * @param props.idle
 * @param props.onReset
 */
export const LoopReset = ( {
	icon,
	label,
	url,
	idle,
	onReset,
}: LoopResetProps & { onReset?: () => void } ) => (
	<a
		className={ classes(
			'vitrine-loop-reset-link',
			icon && 'vitrine-loop-reset-link--icon',
			idle && 'vitrine-loop-reset-link--idle'
		) }
		href={ url }
		aria-label={ icon ? label : undefined }
		{ ...{ [ contract.markers.loop_control ]: 'reset' } }
		onClick={ instead( onReset ) }
	>
		{ icon ? <Icon name="reset" /> : label }
	</a>
);
