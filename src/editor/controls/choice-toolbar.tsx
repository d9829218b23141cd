import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { ComponentProps } from 'react';

interface Choice< Value extends string > {
	value: Value;
	label: string;
	icon: ComponentProps< typeof ToolbarButton >[ 'icon' ];
}

interface Props< Value extends string > {
	/** What is chosen, for screen readers. */
	label: string;
	value: string;
	choices: readonly Choice< Value >[];
	onChange: ( value: Value ) => void;
}

/**
 * What owners change most of a block, in its toolbar: one of a few.
 *
 * @param props
 * @param props.label
 * @param props.value
 * @param props.choices
 * @param props.onChange
 */
export const ChoiceToolbar = < Value extends string >( {
	label,
	value,
	choices,
	onChange,
}: Props< Value > ) => (
	<BlockControls>
		<ToolbarGroup aria-label={ label }>
			{ choices.map( ( choice ) => (
				<ToolbarButton
					key={ choice.value }
					icon={ choice.icon }
					label={ choice.label }
					isPressed={ choice.value === value }
					onClick={ () => onChange( choice.value ) }
				/>
			) ) }
		</ToolbarGroup>
	</BlockControls>
);
