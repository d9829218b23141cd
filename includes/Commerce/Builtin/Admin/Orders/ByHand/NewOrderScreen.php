<?php
/**
 * Screen for a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\ByHand;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\ByHand\ManualCart;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;

defined( 'ABSPATH' ) || exit;

/**
 * The form is submitted to its own URL. After the order is created it redirects to its
 * screen; otherwise the form is shown again.
 */
final class NewOrderScreen {

	/** Value of the query argument `action`, and nonce action of the form. */
	public const ACTION = 'vitrine_new_order';

	/**
	 * Submitted form.
	 *
	 * @var NewOrderInput|null
	 */
	private ?NewOrderInput $input = null;

	/**
	 * Error messages by field.
	 *
	 * @var array<string, string>
	 */
	private array $errors = array();

	/**
	 * General error message.
	 *
	 * @var string
	 */
	private string $message = '';

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {}

	/**
	 * Whether the request is for this screen.
	 */
	public static function is_asked(): bool {
		return self::ACTION === AdminScreen::query( 'action' );
	}

	/**
	 * Returns the URL of the screen.
	 */
	public static function url(): string {
		return AdminScreen::url( AdminScreen::ORDERS, array( 'action' => self::ACTION ) );
	}

	/**
	 * Processes the form, before any output.
	 */
	public function load(): void {
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return;
		}
		AdminScreen::guard( self::ACTION );
		$this->input = NewOrderInput::posted();
		if ( ! $this->input->creates ) {
			return;
		}
		$done = $this->services->manual_orders()->create( $this->input->form, wp_get_current_user()->display_name );
		if ( ! is_wp_error( $done ) ) {
			$notice = $this->input->form->send_invoice ? __( 'Order created. The email is on its way.', 'vitrine' ) : __( 'Order created.', 'vitrine' );
			AdminScreen::go( AdminScreen::url( AdminScreen::ORDERS, array( 'order_id' => $done->id ) ), $notice );
		}
		$fields        = array_map( 'strval', (array) ( $done->get_error_data()['fields'] ?? array() ) );
		$this->errors  = $fields;
		$this->message = array() === $fields ? $done->get_error_message() : '';
	}

	/**
	 * Prints the screen.
	 */
	public function render(): void {
		$input = $this->input ?? NewOrderInput::fresh();
		$cart  = ManualCart::of( $input->form );
		// Errors of the cart are added to those of the order.
		( new NewOrderView( $input, $cart, $this->errors + ( null === $this->input ? array() : $cart->errors ), $this->message, array() !== $this->errors ) )->render();
	}
}
