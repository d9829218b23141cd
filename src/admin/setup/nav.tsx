import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { STEPS, type Answers, type Step } from '../../core/setup/steps';

/** Step names. */
export const stepLabels = (): Record< Step, string > => ( {
	engine: __( 'Built-in shop or WooCommerce', 'vitrine' ),
	store: __( 'Country and currency', 'vitrine' ),
	pages: __( 'Pages', 'vitrine' ),
	payments: __( 'Payments and shipping', 'vitrine' ),
	look: __( 'Appearance', 'vitrine' ),
} );

const answerOf = ( step: Step, answers: Answers ) =>
	( {
		done: __( 'Done', 'vitrine' ),
		skipped: __( 'Skipped', 'vitrine' ),
		open: '',
	} )[ answers[ step ] ?? 'open' ];

/** The steps with their status; any of them can be opened. */
export const Nav = ( {
	step: current,
	answers,
	onGo,
}: {
	step: Step | null;
	answers: Answers;
	onGo: ( step: Step ) => void;
} ) => {
	const labels = stepLabels();
	return (
		<nav
			className="vitrine-setup__nav"
			aria-label={ __( 'Steps', 'vitrine' ) }
		>
			<ol>
				{ STEPS.map( ( step, index ) => {
					const answer = answerOf( step, answers );
					return (
						<li key={ step } data-answer={ answers[ step ] }>
							<Button
								aria-current={
									step === current ? 'step' : undefined
								}
								onClick={ () => onGo( step ) }
								__next40pxDefaultSize
							>
								<span
									className="vitrine-setup__number"
									aria-hidden="true"
								>
									{ answers[ step ] === 'done'
										? '✓'
										: index + 1 }
								</span>
								<span>
									{ labels[ step ] }
									{ answer && (
										<span className="screen-reader-text">
											{ sprintf( ' (%s)', answer ) }
										</span>
									) }
								</span>
							</Button>
						</li>
					);
				} ) }
			</ol>
		</nav>
	);
};
