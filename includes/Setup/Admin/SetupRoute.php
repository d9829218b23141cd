<?php
/**
 * REST endpoints of the setup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Admin;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Contract;
use Vitrine\Setup\Sample\SampleProducts;
use Vitrine\Setup\State\SetupProgress;

defined( 'ABSPATH' ) || exit;

/**
 * Saves answers, creates missing pages, and adds or removes sample products. WordPress
 * checks the nonce of users logged in by cookie.
 */
final class SetupRoute {

	/**
	 * Registers the routes.
	 */
	public static function register(): void {
		self::route(
			'rest.setup',
			array( self::class, 'answer' ),
			array(
				'step'   => array(
					'description' => __( 'Step of the setup.', 'vitrine' ),
					'type'        => 'string',
					'enum'        => SetupProgress::STEPS,
					'required'    => true,
				),
				'answer' => array(
					'description' => __( 'Whether the step was saved or skipped.', 'vitrine' ),
					'type'        => 'string',
					'enum'        => array( SetupProgress::DONE, SetupProgress::SKIPPED ),
					'required'    => true,
				),
			)
		);
		self::route( 'rest.setup_pages', array( self::class, 'make_pages' ), array() );
		self::route(
			'rest.setup_samples',
			array( self::class, 'change_samples' ),
			array(
				'do' => array(
					'description' => __( 'Whether to add or remove the sample products.', 'vitrine' ),
					'type'        => 'string',
					'enum'        => array( 'add', 'remove' ),
					'required'    => true,
				),
			)
		);
	}

	/**
	 * Saves the answer to a step.
	 *
	 * @param \WP_REST_Request<array{step: string, answer: string}> $request Request of the screen.
	 * @return array<string, mixed> See SetupScreenData::state().
	 */
	public static function answer( \WP_REST_Request $request ): array {
		SetupProgress::get()->answer( (string) $request['step'], (string) $request['answer'] );
		return SetupScreenData::state();
	}

	/**
	 * Creates missing pages.
	 *
	 * @return array<string, mixed> See SetupScreenData::state().
	 */
	public static function make_pages(): array {
		BuiltinPages::create_missing();
		return SetupScreenData::state();
	}

	/**
	 * Adds or removes the sample products.
	 *
	 * @param \WP_REST_Request<array{do: string}> $request Request of the screen.
	 * @return array<string, mixed>|\WP_Error See SetupScreenData::state(); or an error if a product could not be saved.
	 */
	public static function change_samples( \WP_REST_Request $request ): array|\WP_Error {
		if ( 'remove' === $request['do'] ) {
			SampleProducts::remove();
			return SetupScreenData::state();
		}
		$added = SampleProducts::add();
		return is_wp_error( $added ) ? $added : SetupScreenData::state();
	}

	/**
	 * Registers a route.
	 *
	 * @param string                              $name   Name in the contract.
	 * @param callable                            $answer Callback.
	 * @param array<string, array<string, mixed>> $args   Schema by argument.
	 */
	private static function route( string $name, callable $answer, array $args ): void {
		/**
		 * Names in the contract are never empty.
		 *
		 * @var non-falsy-string $space
		 */
		$space = Contract::name( 'rest.namespace' );
		register_rest_route(
			$space,
			'/' . ltrim( Contract::name( $name ), '/' ),
			array(
				'methods'             => 'POST',
				'callback'            => $answer,
				'permission_callback' => static fn (): bool => current_user_can( SetupScreen::CAPABILITY ),
				'args'                => $args,
			)
		);
	}
}
