import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { resets } from '../../core/settings/draft';
import type { Group } from '../../core/settings/types';
import { Row } from './row';
import { useSettingsContext } from './state/context';

/** A group of settings with its heading. */
export const Section = ( { group }: { group: Group } ) => {
	const { values, change } = useSettingsContext();
	const others = resets( [ group ], values );
	return (
		<section
			className="vitrine-settings__group"
			aria-labelledby={ `vitrine-group-${ group.id }` }
		>
			<h2 id={ `vitrine-group-${ group.id }` }>{ group.label }</h2>
			<div className="vitrine-settings__rows">
				{ group.fields.map( ( field ) => (
					<Row key={ field.key } field={ field } />
				) ) }
			</div>
			{ Object.keys( others ).length > 0 && (
				<Button
					variant="tertiary"
					onClick={ () => change( others ) }
					__next40pxDefaultSize
				>
					{ sprintf(
						/* translators: %s: name of a group of settings. */
						__( 'Reset “%s” to the defaults', 'vitrine' ),
						group.label
					) }
				</Button>
			) }
		</section>
	);
};
