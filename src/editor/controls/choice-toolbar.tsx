import { BlockControls } from '@wordpress/block-editor';
import {
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import type { ComponentProps } from 'react';

type Icon = ComponentProps< typeof ToolbarButton >[ 'icon' ];

interface Props< Value extends string > {
	/** Of the menu that many choices are in; without it each is a button. */
	icon?: ComponentProps< typeof ToolbarDropdownMenu >[ 'icon' ];
	/** What is chosen. */
	label: string;
	value: string;
	choices: ReadonlyArray< { value: Value; label: string; icon?: Icon } >;
	onChange: ( value: Value ) => void;
}

/**
 * What owners change most of a block, in its toolbar: one of a few by buttons, or
 * one of many in a menu.
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
