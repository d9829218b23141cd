import contract from '../../contract';
import { classes } from '../parts/classes';
import type { LoopApplyProps, LoopControlProps } from './types';

const { markers } = contract;

/**
 * Label of a control. Twin of `View\Loop\Control::label()`.
 *
 * @param props Props of the control.
 */
export const Label = ( props: LoopControlProps ) => (
	<label
		className={ classes(
			'vitrine-loop-label',
			! props.show_label && 'screen-reader-text'
		) }
		htmlFor={ props.id }
	>
		{ props.label }
	</label>
);

/**
 * Submit button of a control for browsers without script.
 *
 * @param props Props of the control.
 */
export const Apply = ( props: LoopApplyProps ) => (
	<noscript>
		<button
			className="vitrine-loop-apply button wp-element-button"
			form={ props.form }
			name={ props.used_name }
			value={ props.kind }
		>
			{ props.apply }
		</button>
	</noscript>
);

/**
 * Attributes of a field. Twin of `View\Loop\Control::attributes()`.
 *
 * @param props Props of the control.
 * @param kind  `search`, `sort`, `select` or `checkbox`.
 */
export const fieldOf = (
	props: Pick< LoopControlProps, 'name' | 'form' >,
	kind: string
) => ( {
	name: props.name,
	form: props.form,
	autoComplete: 'off',
	[ markers.loop_control ]: kind,
} );
