import { BlockControls } from '@wordpress/block-editor';
import {
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import type { ComponentProps } from 'react';

type Icon = ComponentProps< typeof ToolbarButton >[ 'icon' ];

interface Props< Value extends string > {
	/** Icon of the dropdown menu; without it each choice is a button. */
	icon?: ComponentProps< typeof ToolbarDropdownMenu >[ 'icon' ];
	/** Label of the setting. */
	label: string;
	value: string;
	choices: ReadonlyArray< { value: Value; label: string; icon?: Icon } >;
	onChange: ( value: Value ) => void;
}

/**
 * A setting in the block's toolbar: a few choices as buttons, or many in a
 * dropdown menu.
 *
 * @param props
 * @param props.icon
 * @param props.label
 * @param props.value
 * @param props.choices
 * @param props.onChange
 */
export const ChoiceToolbar = < Value extends string >( {
	icon,
	label,
	value,
	choices,
	onChange,
}: Props< Value > ) => (
	<BlockControls>
		{ icon ? (
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ icon }
					label={ label }
					controls={ choices.map( ( choice ) => ( {
						title: choice.label,
						role: 'menuitemradio' as const,
						isActive: choice.value === value,
						onClick: () => onChange( choice.value ),
					} ) ) }
				/>
			</ToolbarGroup>
		) : (
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
		) }
	</BlockControls>
);
