<?php
/**
 * One email or webhook that waits to be sent.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * One entry of the outbox, claimed by this process.
 */
final class Task {

	public const MAIL    = 'mail';
	public const WEBHOOK = 'webhook';

	/**
	 * @param int                  $id       Of its row.
	 * @param string               $event_id UUID, the same at each try.
	 * @param int                  $order_id The order that it follows from.
	 * @param string               $kind     One of the class constants.
	 * @param string               $subject  Which mail; whose address.
	 * @param array<string, mixed> $data     What else was known when it was written.
	 * @param int                  $tries    This one included.
	 * @param string               $owner    This process's claim.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $event_id,
		public readonly int $order_id,
		public readonly string $kind,
		public readonly string $subject,
		public readonly array $data,
		public readonly int $tries,
		public readonly string $owner,
	) {}
}
